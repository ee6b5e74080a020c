// Parses cards written as in 'QH' for tests.
import { SUITS, type Card } from '#app/card-kit/rules/cards.ts';

const RANK_LETTERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** Parses a card: 'QH' is the queen of hearts. */
export function parseCard(notation: string): Card {
  return RANK_LETTERS.indexOf(notation.charAt(0)) * 4 + SUITS.findIndex((suit) => suit.charAt(0).toUpperCase() === notation.charAt(1));
}

export const parseCards = (notation: string): Card[] => notation.split(' ').filter(Boolean).map(parseCard);
