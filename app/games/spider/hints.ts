// Hints for Spider: the first moves of the best plans of one or two moves and of the way to the next card or run, with reasons.
import type { Hints } from '#app/game-kit/contract.ts';
import { getCardName, NO_CARD } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { listMoves, ratePosition } from './positions.ts';
import { moveCards } from './rules/changes.ts';
import { areJoined, canDeal, isDead, type SpiderMove } from './rules/moves.ts';
import { getLeadCard, getTopCard, isWon, type SpiderState } from './rules/table.ts';
import { findWayOn } from './way-on.ts';

interface Plan {
  readonly moves: readonly PileMove[];
  readonly rating: number; // of the position after them
}

/** Whether a move takes cards from or to a column that the move before it has changed. */
function isFollowUp({ from, to }: PileMove, before: PileMove): boolean {
  return [before.from, before.to].some((column) => column === from || column === to);
}

/** Negative if the first plan is better: its position, or with equal ones, the number of its moves. */
function comparePlans(a: Plan, b: Plan): number {
  return b.rating - a.rating || a.moves.length - b.moves.length;
}

/** The best plan that begins with a move. It ends where a card turns up, so that hints know no more than the player. */
function findPlan(state: SpiderState, move: PileMove): Plan {
  const { state: next, events } = moveCards(state, move);
  const plan: Plan = { moves: [move], rating: ratePosition(next) };
  if (events.some(({ type }) => type === 'turned-up')) return plan;
  return listMoves(next)
    .filter((second) => isFollowUp(second, move))
    .map((second): Plan => ({ moves: [move, second], rating: ratePosition(moveCards(next, second).state) }))
    .reduce((best, other) => (comparePlans(other, best) < 0 ? other : best), plan);
}

/** The first moves of the plans that lead to a better position, best first. */
function listPlannedMoves(state: SpiderState): PileMove[] {
  const now = ratePosition(state);
  return listMoves(state)
    .map((move) => findPlan(state, move))
    .filter(({ rating }) => rating > now)
    .toSorted(comparePlans)
    .map(({ moves: [first] }) => first as PileMove);
}

/** Whether the best plans, one after the other, turn up a card or complete a run. They always end: each position is better than the last, or one move closer to it. */
function doPlansLeadOn(start: SpiderState, planned = listPlannedMoves(start)): boolean {
  let state = start;
  for (let [move] = planned; move; [move] = listPlannedMoves(state)) {
    const change = moveCards(state, move);
    if (change.events.length > 1) return true;
    ({ state } = change);
  }
  return false;
}

/**
 * Useful moves, best first, and then the deal: plans where they lead on, else the way on, else what plans can tidy up. Following the first
 * ones always ends, because a way on meets no position from which none was found.
 */
function findUsefulMoves(state: SpiderState): SpiderMove[] {
  const planned = listPlannedMoves(state);
  const ways = doPlansLeadOn(state, planned) ? [] : findWayOn(state).moves;
  const isWay = (move: PileMove) => ways.some(({ from, to, count }) => from === move.from && to === move.to && count === move.count);
  const moves: SpiderMove[] = [...ways, ...planned.filter((move) => !isWay(move))];
  return canDeal(state) ? [...moves, { type: 'deal' }] : moves;
}

/** Whether neither plans nor the quick search see a way on, but there may be one. */
export function isUndecided(state: SpiderState): boolean {
  return !isWon(state) && !doPlansLeadOn(state) && !findWayOn(state).isComplete;
}

/** What a legal move brings. */
function describeGain(state: SpiderState, move: PileMove): string {
  const top = getTopCard(state, move.to);
  const { state: next, events } = moveCards(state, move);
  if (next.runs.length > state.runs.length) return 'completes a run';
  if (events.some(({ type }) => type === 'turned-up')) return 'turns up a card';
  if (top === NO_CARD) return 'uncovers the card below';
  if (next.columns[move.from]?.length === 0) return 'empties a column';
  return areJoined(getLeadCard(state, move.from, move.count), top) ? 'joins its suit' : 'builds down';
}

function explainMove(state: SpiderState, move: SpiderMove): string {
  if (move.type === 'deal') return isUndecided(state) ? 'Deal the next ten cards.' : 'No useful moves left. Deal the next ten cards.';
  const leader = getCardName(getLeadCard(state, move.from, move.count));
  if (move.type === 'send') return `${leader} goes to its best spot.`;
  const top = getTopCard(state, move.to);
  const place = top === NO_CARD ? 'to an empty column' : `onto ${getCardName(top)}`;
  const plan = findPlan(state, move);
  const second = plan.rating > ratePosition(state) ? plan.moves[1] : undefined;
  const gain = second ? `. The next move ${describeGain(moveCards(state, move).state, second)}` : ` and ${describeGain(state, move)}`;
  return `${leader} goes ${place}${gain}.`;
}

const outCache = new WeakMap<SpiderState, boolean>();

function findOut(state: SpiderState): boolean {
  if (state.stock.length > 0 || isWon(state) || isDead(state)) return false;
  return listPlannedMoves(state).length === 0 && findWayOn(state).moves.length === 0;
}

/** Whether there is no hint although the game goes on. */
export function isOutOfHints(state: SpiderState): boolean {
  const isOut = outCache.get(state) ?? findOut(state);
  outCache.set(state, isOut);
  return isOut;
}

/** Whether there is no hint because surely no useful move is left: nothing is sure while a column is empty. */
export function isStuck(state: SpiderState): boolean {
  return state.columns.every((cards) => cards.length > 0) && isOutOfHints(state) && findWayOn(state).isComplete;
}

export const hints: Hints<SpiderState, SpiderMove> = { moves: findUsefulMoves, isStuck, why: explainMove };
