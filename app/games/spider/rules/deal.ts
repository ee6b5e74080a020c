// Deals two decks: four columns of six cards, six columns of five, the rest is the stock.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { DECK_STEP, RANKS, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';

export const COLUMN_COUNT = 10;
export const RUN_COUNT = 8;
export const RUN_LENGTH = RANKS.length;

const LONG_COLUMN_COUNT = 4;
const LONG_COLUMN = 6;

export type SuitCount = 1 | 2 | 4;

export interface Deal {
  readonly columns: readonly (readonly Card[])[]; // bottom card first
  readonly stock: readonly Card[]; // in dealing order
}

/** The 104 cards in order: eight runs of the first suits, so that fewer suits are repeated more often. */
export function createPack(suits: SuitCount): Card[] {
  return Array.from({ length: RUN_COUNT }, (_, run) => Math.floor(run / suits) * DECK_STEP + (run % suits)).flatMap((ace) =>
    Array.from({ length: RUN_LENGTH }, (_, rank) => ace + rank * SUIT_COUNT),
  );
}

/** Deals a pack in order, column by column. */
function dealPack(pack: readonly Card[]): Deal {
  let count = 0;
  const columns = Array.from({ length: COLUMN_COUNT }, (_, column) =>
    pack.slice(count, (count += column < LONG_COLUMN_COUNT ? LONG_COLUMN : LONG_COLUMN - 1)),
  );
  return { columns, stock: pack.slice(count) };
}

/** The deal with a number (unsigned 32-bit). Links depend on it: the same number must always be the same deal. */
export function createDeal(suits: SuitCount, number: number): Deal {
  const [pack] = shuffle(number, createPack(suits));
  return dealPack(pack);
}
