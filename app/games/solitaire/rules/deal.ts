// Deals 52 cards: seven columns of one to seven cards, the rest is the stock.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { CARD_COUNT } from '#app/card-kit/rules/cards.ts';
import { dealColumns, type Deal } from '#app/card-kit/rules/piles.ts';

const LENGTHS = [1, 2, 3, 4, 5, 6, 7] as const;
export const COLUMN_COUNT = LENGTHS.length;

const PACK = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** The deal with a number (unsigned 32-bit). Links and proofs depend on it: the same number must always be the same deal. */
export function createDeal(number: number): Deal {
  const [pack] = shuffle(number, PACK);
  return dealColumns(pack, LENGTHS);
}
