// Hints along a winning line that the solver finds.
import type { Hints, StopSignal } from '#app/game-kit/contract.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { createLineGuide, type LinePosition } from '#app/card-kit/solver/guide.ts';
import { hints } from '#app/games/freecell/hints.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import type { FreeCellState } from '#app/games/freecell/rules/table.ts';
import type { Position } from './solver.ts';

type AskSolver = (position: Position, signal: StopSignal) => Promise<readonly PileMove[] | null>;

/** Plays a move; throws if the rules refuse it. */
function playMove(state: FreeCellState, move: FreeCellMove): FreeCellState {
  const result = rules.play(state, move);
  if ('refused' in result) throw new Error(`Deal ${state.deal}: ${JSON.stringify(move)} is refused: ${result.refused}`);
  return result.state;
}

/** Every position of a line. */
function createLine(start: FreeCellState, moves: readonly PileMove[]): LinePosition<FreeCellState, FreeCellMove>[] {
  let state = start;
  return moves.map((move) => {
    const position = { state, move };
    state = playMove(state, move);
    return position;
  });
}

export function createGuide(ask: AskSolver): NonNullable<Hints<FreeCellState, FreeCellMove>['solve']> {
  return createLineGuide({
    getKey: ({ columns, cells, foundations }) => JSON.stringify([columns, cells, foundations]),
    canSearch: (state) => !state.isFinishing && !canFinish(state),
    getRuleMove: (state) => hints.moves(state)[0] ?? null,
    search: async (state, signal) => createLine(state, (await ask(state, signal)) ?? []),
    play: playMove,
  });
}

/** The guide used by the game; the worker is loaded with the first request. */
export const solveInWorker = createGuide(async (position, signal) => {
  const { askSolver } = await import('./ask-worker.ts');
  return askSolver(position, signal);
});
