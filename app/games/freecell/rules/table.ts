// The state of a game (the table), and functions to read it.
import { isKing, NO_CARD, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import { getLastCard, type Pile } from '#app/card-kit/rules/piles.ts';
import { COLUMN_COUNT, createDeal } from './deal.ts';

/** The piles: 0 to 7 are the columns from the left, 8 to 11 the free cells, 12 to 15 the foundations in the order of SUITS. */
export const CELL_COUNT = 4;
export const FIRST_CELL = COLUMN_COUNT;
export const FIRST_FOUNDATION = FIRST_CELL + CELL_COUNT;
export const PILE_COUNT = FIRST_FOUNDATION + SUIT_COUNT;

export interface FreeCellState {
  readonly deal: number; // its number
  readonly columns: readonly (readonly Card[])[]; // bottom card first
  readonly cells: readonly Card[]; // NO_CARD if free
  readonly foundations: readonly Card[]; // the top card of each suit; NO_CARD if empty
  readonly moves: number; // by the player
  readonly isFinishing: boolean; // the last cards move to the foundations automatically
}

export function createTable(deal: number): FreeCellState {
  return {
    deal,
    columns: createDeal(deal),
    cells: Array.from({ length: CELL_COUNT }, () => NO_CARD),
    foundations: Array.from({ length: SUIT_COUNT }, () => NO_CARD),
    moves: 0,
    isFinishing: false,
  };
}

export function isColumn(pile: Pile): boolean {
  return pile < FIRST_CELL;
}

export function isCell(pile: Pile): boolean {
  return pile >= FIRST_CELL && pile < FIRST_FOUNDATION;
}

export function isFoundation(pile: Pile): boolean {
  return pile >= FIRST_FOUNDATION && pile < PILE_COUNT;
}

/** The top card of a pile; NO_CARD if it is empty. */
export function getTopCard({ columns, cells, foundations }: FreeCellState, pile: Pile): Card {
  if (isColumn(pile)) return getLastCard(columns[pile] ?? []);
  return cells[pile - FIRST_CELL] ?? foundations[pile - FIRST_FOUNDATION] ?? NO_CARD;
}

/** The first of the top `count` cards of a pile; NO_CARD if there are fewer. */
export function getLeadCard(state: FreeCellState, pile: Pile, count: number): Card {
  if (!isColumn(pile)) return getTopCard(state, pile);
  const cards = state.columns[pile];
  return cards?.[cards.length - count] ?? NO_CARD;
}

/** Whether all four kings are on the foundations. */
export function isWon({ foundations }: FreeCellState): boolean {
  return foundations.every(isKing);
}
