// How a result is put into words.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Outcome } from '#app/mini-games/rules.ts';
import type { Snapshot } from '#app/mini-games/session/snapshot.ts';
import { formatDuration } from './duration.ts';

/** A game that one player wins is cheered differently from one that two play. */
export function cheerFor({ results }: MiniGame, outcome: Outcome, state: unknown): string {
  switch (outcome.result) {
    case 'won':
      return 'Well played!';
    case 'lost':
      return results?.isClose?.(state) ? 'So close!' : 'Better luck next time.';
    case 'draw':
      return 'Nobody blinked.';
    case 'over':
      return 'Good game!';
    default:
      return outcome.result satisfies never;
  }
}

/** How far a score is from the best one of the games before; null where there is nothing to compare. */
function distance(score: number, best: number | null, better: 'higher' | 'lower'): string | null {
  if (best === null) return null;
  const short = better === 'higher' ? best - score : score - best;
  return short > 0 ? `Best: ${best} (${short} ${better === 'higher' ? 'to go' : 'more than your best'})` : `Best: ${score}`;
}

type Shown = Pick<Snapshot, 'state' | 'bestBefore' | 'hints' | 'records'> & { readonly outcome: Outcome };

/** Score, best and the way to it, further figures, time and hints, each a line. */
export function figureLines({ results }: MiniGame, { state, bestBefore, hints, outcome }: Shown, elapsedMs: number): readonly string[] {
  const score = results?.score;
  const counts = score && (score.better === 'higher' || outcome.result === 'won') ? score : null;
  const value = counts?.of(state) ?? 0;
  const name = counts ? `${counts.name[0]?.toUpperCase()}${counts.name.slice(1)}` : '';
  return [
    ...(counts ? [`${name}: ${value}`, distance(value, bestBefore, counts.better)] : []),
    ...(results?.summary?.(state) ?? []),
    results?.time ? `Time: ${formatDuration(elapsedMs)}` : null,
    hints > 0 ? `Hints: ${hints}` : null,
  ].filter((line) => line !== null);
}

const OUTCOMES: Record<Outcome['result'], string> = { won: 'Won', lost: 'Lost', draw: 'A draw', over: 'Finished' };

/** The result for the text that players share. Where the game is drawn, words that could give it away are left out. */
export function sharedResult({ results, words }: MiniGame, outcome: Outcome, state: unknown): string {
  if (!results?.drawing) return words.status(state);
  return results.outcomes?.find(({ id }) => id === outcome.id)?.label ?? OUTCOMES[outcome.result];
}
