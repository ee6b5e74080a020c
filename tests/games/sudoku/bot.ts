// Test bot: legal moves for Sudoku, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/sudoku/hints.ts';
import { CELL_COUNT } from '#app/games/sudoku/rules/grid.ts';
import type { SudokuMove, SudokuState } from '#app/games/sudoku/rules/rules.ts';

export const bot: Bot<SudokuState, SudokuMove> = {
  moves: hints.moves,
  randomMove({ solution }, roll) {
    const cell = roll(CELL_COUNT + 1);
    const kind = roll(12);
    if (kind === 0) return roll(4) === 0 ? { type: 'fill-notes' } : { type: 'clear', cell };
    if (kind < 5) return { type: 'note', cell, digit: roll(10) };
    return { type: 'set', cell, digit: kind < 8 ? roll(10) : (solution[cell] ?? 0), tidies: roll(2) === 0 };
  },
};

export const endings: readonly Ending[] = [{ end: ({ solution }) => ({ cells: solution }), shares: ['2:41'], impossible: [3000] }];
