// What all card games say in the same words.
import { getCardName, getRunName, NO_CARD, type Card } from './cards.ts';
import type { Pile } from './piles.ts';

export const NO_CARD_TO_MOVE = 'No card to move.';
export const NOT_TOGETHER = "Those cards can't move together.";
export const FINISHING = 'The last cards are moving to the foundations';

/** Where cards go on a column, after 'goes': 'onto 10 of spades', 'to empty column 3'. */
export function describeColumn(pile: Pile, top: Card): string {
  return top === NO_CARD ? `to empty column ${pile + 1}` : `onto ${getCardName(top)}`;
}

/** For example 'Moved 9 of hearts and 2 more onto 10 of spades'. */
export function describeMove(card: Card, count: number, place: string): string {
  return `Moved ${getRunName(card, count)} ${place}`;
}

export function explainNoPlace(card: Card): string {
  return `${getCardName(card)} has nowhere to go.`;
}

export function explainMismatch(card: Card, under: Card): string {
  return `${getCardName(card)} can't go on ${getCardName(under)}.`;
}
