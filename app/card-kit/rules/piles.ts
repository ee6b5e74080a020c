// Piles of cards, and the moves and events that the card games share.
import { getRank, getSuit, NO_CARD, type Card } from './cards.ts';

/** Piles as numbers: the columns come first, from the left. */
export type Pile = number;

/** Moves the top `count` cards of a pile to another. */
export interface PileMove {
  readonly type: 'move';
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
}

/** Moves the top `count` cards of a pile to their best place. */
export interface SendMove {
  readonly type: 'send';
  readonly from: Pile;
  readonly count: number;
}

/** Cards moved from one pile to another. */
export interface MovedEvent {
  readonly type: 'moved';
  readonly card: Card; // the first card of the run
  readonly count: number;
  readonly from: Pile;
  readonly to: Pile;
  readonly onto: Card; // NO_CARD on an empty pile
}

/** A hidden card of a column turned up. */
export interface TurnedUpEvent {
  readonly type: 'turned-up';
  readonly card: Card;
  readonly column: Pile;
}

/** The table after a move or a step of time, and what happened in it. */
export interface Change<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The table at the start of a game with a stock. */
export interface Deal {
  readonly columns: readonly (readonly Card[])[]; // bottom card first
  readonly stock: readonly Card[]; // in drawing order
}

/** Deals a pack in order: columns of these lengths from the left, and the rest is the stock. */
export function dealColumns(pack: readonly Card[], lengths: readonly number[]): Deal {
  let count = 0;
  const columns = lengths.map((length) => pack.slice(count, (count += length)));
  return { columns, stock: pack.slice(count) };
}

/** The last of some cards; NO_CARD if there is none. */
export function getLastCard(cards: readonly Card[]): Card {
  return cards.length > 0 ? (cards[cards.length - 1] as Card) : NO_CARD;
}

/** Number of cards of each suit on the foundations, whose top cards are given. */
export function countHomeCards(foundations: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const top of foundations) if (top !== NO_CARD) counts[getSuit(top)] = getRank(top) + 1;
  return counts;
}
