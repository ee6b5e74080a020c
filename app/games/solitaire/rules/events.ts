// Events of Solitaire.
import type { Card } from './cards.ts';
import type { Pile } from './table.ts';

/** Cards moved from one pile to another. */
interface MovedEvent {
  readonly type: 'moved';
  readonly card: Card; // the first card of the run
  readonly count: number;
  readonly from: Pile;
  readonly to: Pile;
  readonly onto: Card; // NO_CARD on an empty pile
}

export type SolitaireEvent =
  | { readonly type: 'drew'; readonly cards: readonly Card[] } // the last one is on top
  | { readonly type: 'turned-over' } // the waste became the stock
  | MovedEvent
  | { readonly type: 'turned-up'; readonly card: Card; readonly column: Pile }
  | { readonly type: 'completed'; readonly foundation: Pile }
  | { readonly type: 'finishing' } // the last cards start moving to the foundations automatically
  | { readonly type: 'won' };
