// Deals two decks: four columns of six cards, six columns of five, the rest is the stock.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { DECK_STEP, RANKS, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import { dealColumns, type Deal } from '#app/card-kit/rules/piles.ts';

const LENGTHS = [6, 6, 6, 6, 5, 5, 5, 5, 5, 5] as const;
export const COLUMN_COUNT = LENGTHS.length;
export const RUN_COUNT = 8;
export const RUN_LENGTH = RANKS.length;

export type SuitCount = 1 | 2 | 4;

/** The 104 cards in order: eight runs of the first suits, so that fewer suits are repeated more often. */
export function createPack(suits: SuitCount): Card[] {
  return Array.from({ length: RUN_COUNT }, (_, run) => Math.floor(run / suits) * DECK_STEP + (run % suits)).flatMap((ace) =>
    Array.from({ length: RUN_LENGTH }, (_, rank) => ace + rank * SUIT_COUNT),
  );
}

/** The deal with a number (unsigned 32-bit). Links depend on it: the same number must always be the same deal. */
export function createDeal(suits: SuitCount, number: number): Deal {
  const [pack] = shuffle(number, createPack(suits));
  return dealColumns(pack, LENGTHS);
}
