// Applies legal changes to the table and returns their events.
import { type Card, isKing, NO_CARD, SUIT_COUNT } from '#app/card-kit/rules/cards.ts';
import type { Change, MovedEvent, Pile, TurnedUpEvent, PileMove } from '#app/card-kit/rules/piles.ts';
import { FIRST_FOUNDATION, isWon, getLeadCard, getTopCard, WASTE, type SolitaireState } from './table.ts';

export type SolitaireEvent =
  | { readonly type: 'drew'; readonly cards: readonly Card[] } // the last one is on top
  | { readonly type: 'turned-over' } // the waste became the stock
  | MovedEvent
  | TurnedUpEvent
  | { readonly type: 'completed'; readonly foundation: Pile }
  | { readonly type: 'finishing' } // the last cards start moving to the foundations automatically
  | { readonly type: 'won' };

const UP_SCORE = 5; // for a turned-up card of a column
const HOME_SCORE = 10; // for a card moved to a foundation, taken back with the card

export type SolitaireChange = Change<SolitaireState, SolitaireEvent>;

/** Draws, or turns the waste over if the stock is empty. */
export function drawCards(state: SolitaireState): SolitaireChange {
  const { talon, options } = state;
  if (state.drawn === talon.length) return { state: { ...state, drawn: 0 }, events: [{ type: 'turned-over' }] };
  return drawUpTo(state, Math.min(talon.length, state.drawn + options.draws));
}

/** Draws until the waste has `count` cards. */
export function drawUpTo(state: SolitaireState, count: number): SolitaireChange {
  return { state: { ...state, drawn: count }, events: [{ type: 'drew', cards: state.talon.slice(state.drawn, count) }] };
}

/** Moves cards (the move must be legal) and turns up a hidden card that it uncovers. */
export function moveCards(before: SolitaireState, { from, to, count }: PileMove): SolitaireChange {
  let { hidden, foundations, talon, drawn, score } = before;
  const columns = before.columns.slice();
  const card = getLeadCard(before, from, count);
  const events: SolitaireEvent[] = [{ type: 'moved', card, count, from, to, onto: getTopCard(before, to) }];
  let run: readonly Card[] | null = null;

  if (from === WASTE) {
    drawn -= 1;
    talon = talon.toSpliced(drawn, 1);
  } else if (from >= FIRST_FOUNDATION) {
    foundations = foundations.with(from - FIRST_FOUNDATION, card < SUIT_COUNT ? NO_CARD : card - SUIT_COUNT);
    score -= HOME_SCORE;
  } else {
    const cards = columns[from] as readonly Card[];
    const left = cards.length - count;
    run = cards.slice(left);
    columns[from] = cards.slice(0, left);
    if (left > 0 && left === hidden[from]) {
      events.push({ type: 'turned-up', card: cards[left - 1] as Card, column: from });
      hidden = hidden.with(from, left - 1);
      score += UP_SCORE;
    }
  }

  if (to >= FIRST_FOUNDATION) {
    foundations = foundations.with(to - FIRST_FOUNDATION, card);
    score += HOME_SCORE;
  } else {
    columns[to] = (columns[to] as readonly Card[]).concat(run ?? card);
  }
  const state: SolitaireState = { ...before, columns, hidden, foundations, talon, drawn, score };
  if (to >= FIRST_FOUNDATION && isKing(card)) {
    events.push({ type: 'completed', foundation: to });
    if (isWon(state)) events.push({ type: 'won' });
  }
  return { state, events };
}
