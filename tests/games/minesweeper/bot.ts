// Test bot: legal moves for Minesweeper, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/minesweeper/hints.ts';
import { MOVE_TYPES, type MinesweeperMove, type MinesweeperState } from '#app/games/minesweeper/rules/state.ts';

export const bot: Bot<MinesweeperState, MinesweeperMove> = {
  moves: hints.moves,
  randomMove: ({ covers }, roll) => ({ type: MOVE_TYPES[roll(MOVE_TYPES.length)] ?? 'reveal', cell: roll(covers.length + 1) }),
};

export const endings: readonly Ending[] = [
  { end: { opened: 54, field: Array(64).fill(0) }, shares: ['2:41'] },
  { end: { opened: 31, field: Array(64).fill(0), hits: [5] }, shares: ['31 of 54 squares'], hides: '💣' },
];
