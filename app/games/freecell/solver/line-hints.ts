// Hints along a winning line that the solver finds.
import type { Hints, StopSignal } from '#app/game-kit/contract.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { createLineHints } from '#app/card-kit/solver/line-hints.ts';
import { hints } from '#app/games/freecell/hints.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import type { FreeCellState } from '#app/games/freecell/rules/table.ts';
import type { Position } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

type AskSolver = (position: Position, signal: StopSignal) => Promise<readonly PileMove[] | null>;

export function createHints(ask: AskSolver): NonNullable<Hints<FreeCellState, FreeCellMove>['solve']> {
  return createLineHints<FreeCellState, FreeCellMove>({
    play: rules.play,
    getKey: ({ columns, cells, foundations }) => JSON.stringify([columns, cells, foundations]),
    canSearch: (state) => !state.isFinishing && !canFinish(state),
    getRuleMove: (state) => hints.moves(state)[0] ?? null,
    search: async (state, signal) => (await ask(state, signal)) ?? [],
  });
}

/** The search of the game; the worker is loaded with the first request. */
export const solveInWorker = createHints(async (position, signal) => {
  const { askWorker } = await import('#app/card-kit/solver/ask-worker.ts');
  return askWorker(workerUrl, position, signal);
});
