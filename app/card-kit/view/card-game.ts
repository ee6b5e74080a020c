// What the card kit needs to know of a card game: its piles, and which cards can go where.
import type { Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';

/** A table of any card game. */
export interface CardTableState {
  readonly columns: readonly (readonly Card[])[];
}

export interface CardGame<State extends CardTableState> {
  /** The pile that is pressed to draw or deal, if there is one. */
  readonly stock: Pile | null;
  isFoundation(pile: Pile): boolean;
  /** Number of cards of a pile that can be focused. */
  countReachable(state: State, pile: Pile): number;
  /** The top card of a pile; NO_CARD if it is empty. */
  getTopCard(state: State, pile: Pile): Card;
  /** The first of the top `count` cards of a pile; NO_CARD if there are fewer. */
  getLeadCard(state: State, pile: Pile, count: number): Card;
  /** Whether the top `count` cards of a pile move together. */
  canTake(state: State, pile: Pile, count: number): boolean;
  /** Every pile that accepts the top `count` cards of another, best first. */
  findTargets(state: State, pile: Pile, count: number): readonly Pile[];
  /** The target of a tap; null if there is none. */
  findBestPlace(state: State, pile: Pile, count: number): Pile | null;
  /** Where cards go on a pile with this top card, such as 'onto 10 of spades' or 'to its foundation'. */
  getPileName(pile: Pile, top: Card): string;
}

export function isColumn({ columns }: CardTableState, pile: Pile): boolean {
  return pile < columns.length;
}
