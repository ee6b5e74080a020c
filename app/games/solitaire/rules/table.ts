// The state of a game (the table), how it is dealt, and functions to read it.
import { CARD_COUNT, isKing, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { dealColumns, getLastCard, type Deal, type Pile } from '#app/card-kit/rules/piles.ts';
import { shuffle } from '#app/game-kit/lib/random.ts';

const LENGTHS = [1, 2, 3, 4, 5, 6, 7] as const; // of the columns
export const COLUMN_COUNT = LENGTHS.length;
const PACK = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** The piles: 0 to 6 are the columns from the left, 7 to 10 the foundations. */
export const FIRST_FOUNDATION = COLUMN_COUNT;
export const FOUNDATION_COUNT = 4;
export const WASTE = FIRST_FOUNDATION + FOUNDATION_COUNT;
export const COLUMNS: readonly Pile[] = LENGTHS.map((_, column) => column);
export const FOUNDATIONS: readonly Pile[] = Array.from({ length: FOUNDATION_COUNT }, (_, slot) => FIRST_FOUNDATION + slot);

export interface SolitaireOptions {
  readonly draws: 1 | 3; // cards at a time
  readonly deals: 'winnable' | 'any';
}

export interface SolitaireState {
  readonly options: SolitaireOptions;
  readonly deal: number; // its number
  readonly columns: readonly (readonly Card[])[]; // bottom card first
  readonly hidden: readonly number[]; // number of face-down cards of each column
  readonly foundations: readonly Card[]; // the top card of each, which implies all cards below; NO_CARD if empty
  readonly talon: readonly Card[]; // waste and stock in drawing order
  readonly drawn: number; // how many cards of the talon are in the waste
  readonly score: number;
  readonly isFinishing: boolean; // the last cards move to the foundations automatically
}

/** The deal with a number (unsigned 32-bit). Links and proofs depend on it: the same number must always be the same deal. */
function createDeal(number: number): Deal {
  const [pack] = shuffle(number, PACK);
  return dealColumns(pack, LENGTHS);
}

export function createTable(options: SolitaireOptions, deal: number, { columns, stock }: Deal = createDeal(deal)): SolitaireState {
  return {
    options,
    deal,
    columns,
    hidden: columns.map((_, column) => column),
    foundations: Array.from({ length: FOUNDATION_COUNT }, () => NO_CARD),
    talon: stock,
    drawn: 0,
    score: 0,
    isFinishing: false,
  };
}

/** Whether the cards are still as dealt. */
export function isUntouched({ columns, drawn, score }: SolitaireState): boolean {
  return drawn === 0 && score === 0 && columns.every((cards, column) => cards.length === column + 1);
}

/** The top card of a pile; NO_CARD if it is empty. */
export function getTopCard(state: SolitaireState, pile: Pile): Card {
  if (pile === WASTE) return state.drawn > 0 ? (state.talon[state.drawn - 1] as Card) : NO_CARD;
  if (pile >= FIRST_FOUNDATION) return state.foundations[pile - FIRST_FOUNDATION] ?? NO_CARD;
  return getLastCard(state.columns[pile] ?? []);
}

/** The first of the top `count` cards of a pile; NO_CARD if there are fewer. */
export function getLeadCard(state: SolitaireState, pile: Pile, count: number): Card {
  if (pile >= FIRST_FOUNDATION) return getTopCard(state, pile);
  const cards = state.columns[pile];
  return cards?.[cards.length - count] ?? NO_CARD;
}

export function isColumn(pile: Pile): boolean {
  return pile < FIRST_FOUNDATION;
}

export function isFoundation(pile: Pile): boolean {
  return pile >= FIRST_FOUNDATION && pile < WASTE;
}

/** Whether all four kings are on the foundations. */
export function isWon({ foundations }: SolitaireState): boolean {
  return foundations.every(isKing);
}

/** Whether no card of a column is face down. */
export function isAllOpen({ hidden }: SolitaireState): boolean {
  return hidden.every((count) => count === 0);
}
