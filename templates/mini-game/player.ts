// Test bot: legal moves for Counter, best first.
import type { Player } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import type { CounterMove, CounterState } from './rules/rules.ts';

export const player: Player<CounterState, CounterMove> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: roll(2) === 0 ? 'add' : 'skip' }),
};
