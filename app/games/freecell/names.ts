// Names of piles in messages.
import { getCardName, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { isCell, isFoundation } from './rules/table.ts';

/** The name of a source or target: 'its foundation', 'a free cell', '10 of spades', 'the empty column 3'. */
export function getPlaceName(pile: Pile, top: Card): string {
  if (isFoundation(pile)) return 'its foundation';
  if (isCell(pile)) return 'a free cell';
  return top === NO_CARD ? `the empty column ${pile + 1}` : getCardName(top);
}
