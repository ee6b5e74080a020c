// Events of Spider.
import type { Card } from '#app/card-kit/rules/cards.ts';
import type { MovedEvent, Pile, TurnedUpEvent } from '#app/card-kit/rules/piles.ts';

export type SpiderEvent =
  | { readonly type: 'dealt'; readonly cards: readonly Card[] } // one on each column, from the left
  | MovedEvent
  | TurnedUpEvent
  | { readonly type: 'completed'; readonly king: Card; readonly column: Pile } // the run leaves the table
  | { readonly type: 'won' };
