// Test bot: legal moves for Counter, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#templates/mini-game/hints.ts';
import type { CounterMove, CounterState } from '#templates/mini-game/rules/rules.ts';

export const bot: Bot<CounterState, CounterMove> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: roll(2) === 0 ? 'add' : 'skip' }),
};

export const endings: readonly Ending[] = [
  { end: ({ goal }) => ({ count: goal }), shares: ['counted to 10 of 10'] },
  { end: { count: 12 }, shares: ['counted to 12 of 10'] },
];
