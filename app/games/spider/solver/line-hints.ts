// Hints along a longer way to the next card or run than the quick search sees.
import type { Hints, StopSignal } from '#app/game-kit/contract.ts';
import { createLineHints } from '#app/card-kit/solver/line-hints.ts';
import { hints, isUndecided } from '#app/games/spider/hints.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

type AskSolver = (state: SpiderState, signal: StopSignal) => Promise<readonly SpiderMove[] | null>;

export function createHints(ask: AskSolver): NonNullable<Hints<SpiderState, SpiderMove>['solve']> {
  return createLineHints<SpiderState, SpiderMove>({
    play: rules.play,
    getKey: ({ columns, hidden, stock }) => JSON.stringify([columns, hidden, stock.length]),
    canSearch: isUndecided,
    getRuleMove: (state) => hints.moves(state)[0] ?? null,
    search: async (state, signal) => (await ask(state, signal)) ?? [],
  });
}

/** The search of the game; the worker is loaded with the first request. */
export const solveInWorker = createHints(async (state, signal) => {
  const { askWorker } = await import('#app/card-kit/solver/ask-worker.ts');
  return askWorker(workerUrl, state, signal);
});
