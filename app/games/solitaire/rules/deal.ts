// Deals 52 cards: seven columns of one to seven cards, the rest is the stock.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { CARD_COUNT, type Card } from '#app/card-kit/rules/cards.ts';

export const COLUMN_COUNT = 7;

export interface Deal {
  readonly columns: readonly (readonly Card[])[]; // bottom card first
  readonly stock: readonly Card[]; // in drawing order
}

/** Deals a pack in order, starting with the first column. */
function dealPack(pack: readonly Card[]): Deal {
  let count = 0;
  const columns = Array.from({ length: COLUMN_COUNT }, (_, column) => pack.slice(count, (count += column + 1)));
  return { columns, stock: pack.slice(count) };
}

/** The deal with a number (unsigned 32-bit). Links and proofs depend on it: the same number must always be the same deal. */
export function createDeal(number: number): Deal {
  const [pack] = shuffle(
    number,
    Array.from({ length: CARD_COUNT }, (_, card) => card),
  );
  return dealPack(pack);
}
