// Helpers for tests of card boards.
import { getCardName, type Card } from '../../cards/deck.ts';

/** Returns the names of the cards in sorted order, to compare two sets of cards. */
export const sortNames = (cards: readonly Card[]): string[] => cards.map(getCardName).toSorted();
