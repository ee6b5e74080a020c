// How often each outcome came up, beside the board of a game that two players share.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { Figures } from '#app/ui/figures.tsx';
import { isWinnable } from './figures-of.ts';
import { useSnapshot } from './use-snapshot.ts';

export function Tally({ results, shell }: { results: MiniGame['results']; shell: Shell }) {
  const { variant, statistics } = useSnapshot(shell, 'variant', 'statistics');
  if (!results?.outcomes || isWinnable(results, variant)) return null;
  return <Figures items={results.outcomes.map(({ id, label }) => [label, statistics.outcomes[id] ?? 0] as const)} />;
}
