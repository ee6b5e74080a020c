// What happens in a game of Solitaire.
import type { Card } from './cards.ts';
import type { Pile } from './table.ts';

/** Cards that have gone from one pile to another. */
interface MovedEvent {
  readonly type: 'moved';
  readonly card: Card; // the one that leads the run
  readonly count: number;
  readonly from: Pile;
  readonly to: Pile;
  readonly onto: Card; // NO_CARD on an empty place
}

export type SolitaireEvent =
  | { readonly type: 'drew'; readonly cards: readonly Card[] } // the last one lies on top
  | { readonly type: 'turned-over' } // the waste, which is the stock again
  | MovedEvent
  | { readonly type: 'turned-up'; readonly card: Card; readonly column: Pile }
  | { readonly type: 'completed'; readonly foundation: Pile }
  | { readonly type: 'finishing' } // from now on the cards go home by themselves
  | { readonly type: 'won' };
