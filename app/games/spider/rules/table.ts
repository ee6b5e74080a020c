// The state of a game (the table), how it is dealt, and functions to read it.
import { DECK_STEP, NO_CARD, RANKS, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import { dealColumns, getLastCard, type Deal, type Pile } from '#app/card-kit/rules/piles.ts';
import { shuffle } from '#app/game-kit/lib/random.ts';

const LENGTHS = [6, 6, 6, 6, 5, 5, 5, 5, 5, 5] as const; // of the columns; the rest of two decks is the stock
export const COLUMN_COUNT = LENGTHS.length;
export const RUN_COUNT = 8;
export const RUN_LENGTH = RANKS.length;

/** The piles: 0 to 9 are the columns from the left. */
export const STOCK = COLUMN_COUNT;

export const START_SCORE = 500;
export const RUN_SCORE = 100;

export type SuitCount = 1 | 2 | 4;

export interface SpiderOptions {
  readonly suits: SuitCount;
}

export interface SpiderState {
  readonly options: SpiderOptions;
  readonly columns: readonly (readonly Card[])[]; // bottom card first
  readonly hidden: readonly number[]; // number of face-down cards of each column
  readonly stock: readonly Card[]; // in dealing order
  readonly runs: readonly (readonly Card[])[]; // the complete runs, king first, in the order in which they left the table
  readonly moves: number;
}

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

export function createTable(options: SpiderOptions, { columns, stock }: Deal): SpiderState {
  return { options, columns, hidden: columns.map((cards) => cards.length - 1), stock, runs: [], moves: 0 };
}

/** 500, less one for each move, and 100 for each complete run. */
export function getScore({ moves, runs }: { readonly moves: number; readonly runs: readonly unknown[] }): number {
  return START_SCORE - moves + RUN_SCORE * runs.length;
}

/** The top card of a column; NO_CARD if it is empty. */
export function getTopCard(state: SpiderState, pile: Pile): Card {
  return getLastCard(state.columns[pile] ?? []);
}

/** The first of the top `count` cards of a column; NO_CARD if there are fewer. */
export function getLeadCard(state: SpiderState, pile: Pile, count: number): Card {
  const cards = state.columns[pile];
  return cards?.[cards.length - count] ?? NO_CARD;
}

export function isWon({ runs }: SpiderState): boolean {
  return runs.length === RUN_COUNT;
}
