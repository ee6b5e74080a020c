// Names of piles in messages.
import { getCardName, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';

/** The name of a target: '10 of spades', 'the empty column 3'. */
export function getPlaceName(pile: Pile, top: Card): string {
  return top === NO_CARD ? `the empty column ${pile + 1}` : getCardName(top);
}
