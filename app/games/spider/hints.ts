// Hints for Spider: the first moves of the best plans of one or two moves, with reasons.
import type { Hints } from '#app/game-kit/contract.ts';
import { getCardName, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { moveCards } from './rules/changes.ts';
import { areJoined, canDeal, canGoOn, isDead, listLegalMoves, type SpiderMove } from './rules/moves.ts';
import { getLeadCard, getTopCard, isWon, type SpiderState } from './rules/table.ts';

interface Plan {
  readonly moves: readonly PileMove[];
  readonly rating: number; // of the position after them
}

/** A complete run counts for more than the joined cards that leave with it. Columns must be filled before a deal. */
const RATINGS = { run: 100, hidden: -10, joined: 3, inOrder: -1, outOfOrder: -3, empty: 3.5, emptyBeforeDeal: -3.5 };

function ratePair(card: Card, under: Card): number {
  if (areJoined(card, under)) return RATINGS.joined;
  return canGoOn(card, under) ? RATINGS.inOrder : RATINGS.outOfOrder;
}

/** The higher, the better. */
export function ratePosition({ columns, hidden, stock, runs }: SpiderState): number {
  let rating = RATINGS.run * runs.length;
  for (const [column, cards] of columns.entries()) {
    if (cards.length === 0) rating += stock.length > 0 ? RATINGS.emptyBeforeDeal : RATINGS.empty;
    const down = hidden[column] ?? 0;
    rating += RATINGS.hidden * down;
    for (let index = down + 1; index < cards.length; index += 1) rating += ratePair(cards[index] as Card, cards[index - 1] as Card);
  }
  return rating;
}

/** The moves of cards that make a difference: not to the second empty column, and no whole column to the first. */
function listMoves(state: SpiderState): PileMove[] {
  const { columns } = state;
  const firstEmpty = columns.findIndex((cards) => cards.length === 0);
  return listLegalMoves(state).filter((move): move is PileMove => {
    if (move.type !== 'move') return false;
    return move.to === firstEmpty ? columns[move.from]?.length !== move.count : columns[move.to]?.length !== 0;
  });
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

/**
 * Useful moves, best first, and then the deal. Following the first ones always ends: each leads to a position that is better than all that
 * were in reach, or one move closer to it.
 */
function findUsefulMoves(state: SpiderState): SpiderMove[] {
  const now = ratePosition(state);
  const moves = listMoves(state)
    .map((move) => findPlan(state, move))
    .filter(({ rating }) => rating > now)
    .toSorted(comparePlans)
    .map(({ moves: [first] }): SpiderMove => first as PileMove);
  return canDeal(state) ? [...moves, { type: 'deal' }] : moves;
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
  if (move.type === 'deal') return 'No useful moves left. Deal the next ten cards.';
  const leader = getCardName(getLeadCard(state, move.from, move.count));
  if (move.type === 'send') return `${leader} goes to its best spot.`;
  const top = getTopCard(state, move.to);
  const place = top === NO_CARD ? 'to an empty column' : `onto ${getCardName(top)}`;
  const [, second] = findPlan(state, move).moves;
  const gain = second ? `. The next move ${describeGain(moveCards(state, move).state, second)}` : ` and ${describeGain(state, move)}`;
  return `${leader} goes ${place}${gain}.`;
}

const stuckCache = new WeakMap<SpiderState, boolean>();

/** Whether the stock is dealt and no useful move is left, although the game goes on. */
export function isStuck(state: SpiderState): boolean {
  if (state.stock.length > 0 || isWon(state) || isDead(state)) return false;
  const isOut = stuckCache.get(state) ?? findUsefulMoves(state).length === 0;
  stuckCache.set(state, isOut);
  return isOut;
}

export const hints: Hints<SpiderState, SpiderMove> = { moves: findUsefulMoves, why: explainMove };
