// Events of Solitaire.
import type { Card } from '#app/card-kit/rules/cards.ts';
import type { MovedEvent, Pile, TurnedUpEvent } from '#app/card-kit/rules/piles.ts';

export type SolitaireEvent =
  | { readonly type: 'drew'; readonly cards: readonly Card[] } // the last one is on top
  | { readonly type: 'turned-over' } // the waste became the stock
  | MovedEvent
  | TurnedUpEvent
  | { readonly type: 'completed'; readonly foundation: Pile }
  | { readonly type: 'finishing' } // the last cards start moving to the foundations automatically
  | { readonly type: 'won' };
