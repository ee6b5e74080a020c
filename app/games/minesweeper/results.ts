// What counts in Minesweeper.
import type { Results } from '#app/game-kit/contract.ts';
import { countFewestReveals } from './rules/field.ts';
import { getGrid } from './rules/grid.ts';
import { countLeft, countSafeSquares, type MinesweeperEvent, type MinesweeperOptions, type MinesweeperState } from './rules/state.ts';

const CLOSE_SQUARES_LEFT = 3; // safe squares that were left

const BAR_LENGTH = 10; // characters

/** How much of the board was opened, and how it ended; where the mines are stays a secret, for the same board can be played by others. */
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
  drawing: drawResult,
};
