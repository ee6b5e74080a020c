// What tests ask of the cards on a board.
import { getCardName, type Card } from '../../cards/deck.ts';

/** The names in an order of their own, so that two heaps of the same cards are equal. */
export const sortNames = (cards: readonly Card[]): string[] => cards.map(getCardName).toSorted();
