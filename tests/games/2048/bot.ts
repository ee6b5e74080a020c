// Test bot: legal moves for 2048, best first.
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/2048/hints.ts';
import type { Move2048, State2048 } from '#app/games/2048/rules/rules.ts';

export const bot: Bot<State2048, Move2048> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: 'slide', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' }),
};

/** A full board without equal neighbors, and this largest tile as a power of two. */
const createStuckBoard = (power: number) => [
  power,
  ...Array.from({ length: 15 }, (_, index) => 1 + ((index + 1 + Math.floor((index + 1) / 4)) % 2)),
];

export const endings: readonly Ending[] = [
  { end: { board: createStuckBoard(9), score: 4560, turns: 312 }, shares: ['4,560 points', 'largest tile 512'] },
  {
    end: { board: createStuckBoard(11), score: 20_000, turns: 950 },
    shares: ['20,000 points', 'largest tile 2048'],
    impossible: [20_002, 3_932_168],
  },
];
