// How 52 cards are dealt: seven columns of one to seven cards, the rest is the stock.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { CARD_COUNT, type Card } from './cards.ts';

export const COLUMN_COUNT = 7;

export interface Deal {
  readonly columns: readonly (readonly Card[])[]; // from the bottom card to the top one
  readonly stock: readonly Card[]; // in the order in which it is drawn
}

/** The deal of a pack in its order, the first card to the first column. */
export function dealPack(pack: readonly Card[]): Deal {
  let count = 0;
  const columns = Array.from({ length: COLUMN_COUNT }, (_, column) => pack.slice(count, (count += column + 1)));
  return { columns, stock: pack.slice(count) };
}

/** The deal of a number, an unsigned 32-bit integer: the same number is the same deal for ever. */
export function createDeal(number: number): Deal {
  const [pack] = shuffle(
    number,
    Array.from({ length: CARD_COUNT }, (_, card) => card),
  );
  return dealPack(pack);
}
