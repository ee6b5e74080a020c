// Test bot: legal moves for 2048, best first.
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import type { Bot } from './bot.ts';
import { hints } from '#app/games/2048/hints.ts';
import type { Move2048, State2048 } from '#app/games/2048/rules/rules.ts';

export const bot: Bot<State2048, Move2048> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: 'slide', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' }),
};
