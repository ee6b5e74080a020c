// Test bot: legal moves for Minesweeper, best first.
import type { Bot } from './bot.ts';
import { hints } from '#app/games/minesweeper/hints.ts';
import { MOVE_TYPES, type MinesweeperMove, type MinesweeperState } from '#app/games/minesweeper/rules/state.ts';

export const bot: Bot<MinesweeperState, MinesweeperMove> = {
  moves: hints.moves,
  randomMove: ({ covers }, roll) => ({ type: MOVE_TYPES[roll(MOVE_TYPES.length)] ?? 'reveal', cell: roll(covers.length + 1) }),
};
