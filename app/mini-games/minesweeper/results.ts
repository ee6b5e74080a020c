// What counts in Minesweeper.
import type { Results } from '#app/mini-games/contract.ts';
import { fewestReveals } from './rules/field.ts';
import { gridOf } from './rules/grid.ts';
import {
  countLeft,
  faceOf,
  safeCount,
  type Face,
  type MinesweeperEvent,
  type MinesweeperOptions,
  type MinesweeperState,
} from './rules/state.ts';

const CLOSE = 3; // safe squares that were left

const CHARACTERS: Record<Face, string> = { hidden: '⬜', flagged: '🚩', open: '🟨', mine: '💣', hit: '💥', 'wrong-flag': '❌' };

/** A finished board in characters, row by row. */
function drawing(state: MinesweeperState): string {
  const cells = state.covers.map((_, cell) => CHARACTERS[faceOf(state, cell)]);
  return Array.from({ length: state.height }, (_, row) => cells.slice(row * state.width, (row + 1) * state.width).join('')).join('\n');
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
