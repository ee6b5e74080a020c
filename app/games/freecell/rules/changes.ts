// Applies legal changes to the table and returns their events, and finishes the game once every column descends.
import type { Change, MovedEvent, Pile, PileMove } from '#app/card-kit/rules/piles.ts';
import { getRank, isKing, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { findTargets } from './moves.ts';
import { FIRST_CELL, FIRST_FOUNDATION, getLeadCard, getTopCard, isCell, isColumn, isFoundation, isWon } from './table.ts';
import type { FreeCellState } from './table.ts';

export type FreeCellEvent =
  | MovedEvent
  | { readonly type: 'completed'; readonly foundation: Pile }
  | { readonly type: 'finishing' } // the last cards start moving to the foundations automatically
  | { readonly type: 'won' };

export type FreeCellChange = Change<FreeCellState, FreeCellEvent>;

/** Moves cards; the move must be legal. */
export function moveCards(before: FreeCellState, { from, to, count }: PileMove): FreeCellChange {
  let { columns, cells, foundations } = before;
  const card = getLeadCard(before, from, count);
  const run = isColumn(from) ? (columns[from] as readonly Card[]).slice(-count) : [card];
  const events: FreeCellEvent[] = [{ type: 'moved', card, count, from, to, onto: getTopCard(before, to) }];
  if (isColumn(from)) columns = columns.with(from, (columns[from] as readonly Card[]).slice(0, -count));
  else cells = cells.with(from - FIRST_CELL, NO_CARD);
  if (isColumn(to)) columns = columns.with(to, [...(columns[to] as readonly Card[]), ...run]);
  else if (isCell(to)) cells = cells.with(to - FIRST_CELL, card);
  else foundations = foundations.with(to - FIRST_FOUNDATION, card);
  const state: FreeCellState = { ...before, columns, cells, foundations, moves: before.moves + (before.isFinishing ? 0 : 1) };
  if (isFoundation(to) && isKing(card)) events.push({ type: 'completed', foundation: to });
  if (isWon(state)) events.push({ type: 'won' });
  return { state, events };
}

/** No fewer moves win: all cards go home by themselves once none lies on a lower one, and a run that moves takes one card off such a one. */
export function countLeastMoves({ columns }: FreeCellState): number {
  return columns.flatMap((cards) => cards.filter((card, index) => index > 0 && getRank(card) > getRank(cards[index - 1] as Card))).length;
}

/** Whether all cards can move to the foundations one by one: no card lies on a lower one, so the lowest card is always on top. */
export function canFinish(state: FreeCellState): boolean {
  return !state.isFinishing && !isWon(state) && countLeastMoves(state) === 0;
}

export function startFinishing(state: FreeCellState): FreeCellChange {
  return { state: { ...state, isFinishing: true }, events: [{ type: 'finishing' }] };
}

/** Moves the lowest possible card to its foundation; null if there is none. */
export function sendNextHome(state: FreeCellState): FreeCellChange | null {
  let next: PileMove | null = null;
  let lowest = Infinity;
  for (let from = 0; from < FIRST_FOUNDATION; from += 1) {
    const card = getTopCard(state, from);
    const to = findTargets(state, from, 1).find(isFoundation);
    if (to === undefined || card >= lowest) continue;
    lowest = card;
    next = { type: 'move', from, to, count: 1 };
  }
  return next && moveCards(state, next);
}
