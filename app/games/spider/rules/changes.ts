// Applies legal changes to the table and returns their events.
import type { Change, MovedEvent, Pile, TurnedUpEvent, PileMove } from '#app/card-kit/rules/piles.ts';
import type { Card } from '#app/card-kit/rules/cards.ts';
import { countTopRun } from './moves.ts';
import { getLeadCard, getTopCard, isWon, COLUMN_COUNT, RUN_LENGTH, type SpiderState } from './table.ts';

export type SpiderEvent =
  | { readonly type: 'dealt'; readonly cards: readonly Card[] } // one on each column, from the left
  | MovedEvent
  | TurnedUpEvent
  | { readonly type: 'completed'; readonly king: Card; readonly column: Pile } // the run leaves the table
  | { readonly type: 'won' };

type SpiderChange = Change<SpiderState, SpiderEvent>;

/** Turns up the top card of a column if it is hidden. */
function turnUp({ state, events }: SpiderChange, column: Pile): SpiderChange {
  const left = state.columns[column]?.length ?? 0;
  if (left === 0 || left !== state.hidden[column]) return { state, events };
  const event: SpiderEvent = { type: 'turned-up', card: getTopCard(state, column), column };
  return { state: { ...state, hidden: state.hidden.with(column, left - 1) }, events: [...events, event] };
}

/** Takes a complete run off a column. */
function takeRun(change: SpiderChange, column: Pile): SpiderChange {
  const { state, events } = change;
  if (countTopRun(state, column) < RUN_LENGTH) return change;
  const cards = state.columns[column] as readonly Card[];
  const run = cards.slice(-RUN_LENGTH);
  const columns = state.columns.with(column, cards.slice(0, -RUN_LENGTH));
  const completed: SpiderEvent = { type: 'completed', king: run[0] as Card, column };
  return turnUp({ state: { ...state, columns, runs: [...state.runs, run] }, events: [...events, completed] }, column);
}

function addWin({ state, events }: SpiderChange): SpiderChange {
  return isWon(state) ? { state, events: [...events, { type: 'won' }] } : { state, events };
}

/** Moves cards (the move must be legal), turns up a card that they uncover, and takes a complete run off the table. */
export function moveCards(before: SpiderState, { from, to, count }: PileMove): SpiderChange {
  const source = before.columns[from] as readonly Card[];
  const target = before.columns[to] as readonly Card[];
  const columns = before.columns.with(from, source.slice(0, -count)).with(to, [...target, ...source.slice(-count)]);
  const moved: SpiderEvent = { type: 'moved', card: getLeadCard(before, from, count), count, from, to, onto: getTopCard(before, to) };
  return addWin(takeRun(turnUp({ state: { ...before, columns, moves: before.moves + 1 }, events: [moved] }, from), to));
}

/** Deals one card onto each column. */
export function dealCards(before: SpiderState): SpiderChange {
  const cards = before.stock.slice(0, COLUMN_COUNT);
  const columns = before.columns.map((column, index) => [...column, cards[index] as Card]);
  const dealt: SpiderChange = {
    state: { ...before, columns, stock: before.stock.slice(COLUMN_COUNT), moves: before.moves + 1 },
    events: [{ type: 'dealt', cards }],
  };
  return addWin([...columns.keys()].reduce(takeRun, dealt));
}
