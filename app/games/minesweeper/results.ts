// Results of Minesweeper: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { countFewestReveals } from './rules/field.ts';
import { getGrid } from './rules/grid.ts';
import {
  countLeft,
  countSafeSquares,
  getOutcome,
  type MinesweeperEvent,
  type MinesweeperOptions,
  type MinesweeperState,
} from './rules/state.ts';

const CLOSE_SQUARES_LEFT = 3; // safe squares

const BAR_LENGTH = 10; // characters

/** A bar with the opened share of the board, and the end. It does not reveal mines, because others may play the same board. */
function drawResult(state: MinesweeperState): string {
  const opened = Math.floor((BAR_LENGTH * state.opened) / countSafeSquares(state));
  return `${'🟨'.repeat(opened)}${'⬜'.repeat(BAR_LENGTH - opened)} ${state.hits.length > 0 ? '💥' : '🚩'}`;
}

export const results: Results<MinesweeperState, MinesweeperEvent, MinesweeperOptions> = {
  time: { isRecord: true, capMs: 999_000, hasStarted: ({ field }) => field.length > 0 },
  isClose: (state) => countLeft(state) <= CLOSE_SQUARES_LEFT,
  summary: (state) => [
    `Opened: ${state.opened} of ${countSafeSquares(state)}`,
    `Fewest clicks for this board: ${countFewestReveals(getGrid(state), state.field)}`,
  ],
  sharedFigures: (state, time) => [
    getOutcome(state)?.result === 'won' ? `cleared in ${time}` : `${state.opened} of ${countSafeSquares(state)} squares opened`,
  ],
  drawing: drawResult,
};
