// What cards and places are called in a sentence.
import { cardName, NO_CARD, type Card } from './rules/cards.ts';
import { isFoundation, type Pile } from './rules/table.ts';

/** Cards that move together: '9 of hearts and 2 more'. */
export function runName(leader: Card, count: number): string {
  return count > 1 ? `${cardName(leader)} and ${count - 1} more` : cardName(leader);
}

/** Where cards lie or go: 'its foundation', '10 of spades', 'the empty column 3'. */
export function placeName(pile: Pile, top: Card): string {
  if (isFoundation(pile)) return 'its foundation';
  return top === NO_CARD ? `the empty column ${pile + 1}` : cardName(top);
}
