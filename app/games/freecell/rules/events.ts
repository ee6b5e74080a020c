// Events of FreeCell.
import type { MovedEvent, Pile } from '#app/card-kit/rules/piles.ts';

export type FreeCellEvent =
  | MovedEvent
  | { readonly type: 'completed'; readonly foundation: Pile }
  | { readonly type: 'finishing' } // the last cards start moving to the foundations automatically
  | { readonly type: 'won' };
