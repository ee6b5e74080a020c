// Names of piles in messages.
import type { Card } from '#app/card-kit/rules/cards.ts';
import { describeColumn } from '#app/card-kit/rules/phrases.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { isCell, isFoundation } from './rules/table.ts';

/** Where a move ends, after 'goes': 'to its foundation', 'to a free cell', 'onto 10 of spades', 'to empty column 3'. */
export function getPlaceName(pile: Pile, top: Card): string {
  if (isFoundation(pile)) return 'to its foundation';
  if (isCell(pile)) return 'to a free cell';
  return describeColumn(pile, top);
}
