// What counts in Minesweeper.
import type { Results } from '#app/game-kit/contract.ts';
import { fewestReveals } from './rules/field.ts';
import { gridOf } from './rules/grid.ts';
import { countLeft, safeCount, type MinesweeperEvent, type MinesweeperOptions, type MinesweeperState } from './rules/state.ts';

const CLOSE = 3; // safe squares that were left

const BAR = 10; // characters

/** How much of the board was opened, and how it ended; where the mines are stays a secret, for the same board can be played by others. */
function drawing(state: MinesweeperState): string {
  const opened = Math.floor((BAR * state.opened) / safeCount(state));
  return `${'🟨'.repeat(opened)}${'⬜'.repeat(BAR - opened)} ${state.hits.length > 0 ? '💥' : '🚩'}`;
}

export const results: Results<MinesweeperState, MinesweeperEvent, MinesweeperOptions> = {
  time: { isRecord: true, capMs: 999_000, hasStarted: ({ field }) => field.length > 0 },
  isClose: (state) => countLeft(state) <= CLOSE,
  summary: (state) => [
    `Opened: ${state.opened} of ${safeCount(state)}`,
    `Fewest clicks for this board: ${fewestReveals(gridOf(state), state.field)}`,
  ],
  drawing,
};
