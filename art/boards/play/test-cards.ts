// What tests ask of the cards on a board.
import { nameOf, type Card } from '../../cards/deck.ts';

/** The names in an order of their own, so that two heaps of the same cards are equal. */
export const sortedNames = (cards: readonly Card[]): string[] => cards.map(nameOf).toSorted();
