// Test bot: legal moves for Counter, best first.
import type { Bot } from '#tests/bots/bot.ts';
import { hints } from '#templates/mini-game/hints.ts';
import type { CounterMove, CounterState } from '#templates/mini-game/rules/rules.ts';

export const bot: Bot<CounterState, CounterMove> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: roll(2) === 0 ? 'add' : 'skip' }),
};
