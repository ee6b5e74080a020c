// Names of cards and piles in messages.
import { getCardName, NO_CARD, type Card } from './rules/cards.ts';
import { isFoundation, type Pile } from './rules/table.ts';

/** The name of a run: '9 of hearts and 2 more'. */
export function getRunName(leader: Card, count: number): string {
  return count > 1 ? `${getCardName(leader)} and ${count - 1} more` : getCardName(leader);
}

/** The name of a source or target: 'its foundation', '10 of spades', 'the empty column 3'. */
export function getPlaceName(pile: Pile, top: Card): string {
  if (isFoundation(pile)) return 'its foundation';
  return top === NO_CARD ? `the empty column ${pile + 1}` : getCardName(top);
}
