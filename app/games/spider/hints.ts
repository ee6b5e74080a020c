// Hints for Spider: useful moves, best first, with reasons.
import type { Hints } from '#app/game-kit/contract.ts';
import { getCardName, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { getLastCard, type Pile, type PileMove } from '#app/card-kit/rules/piles.ts';
import { moveCards } from './rules/changes.ts';
import { areJoined, canDeal, canGoOn, countTopRun, listLegalMoves, type SpiderMove } from './rules/moves.ts';
import { getLeadCard, getTopCard, isWon, type SpiderState } from './rules/table.ts';

/** The benefit of a move, in ascending order of value. Each is progress that later hints do not take back. */
const GAINS = ['fills-column', 'builds-down', 'empties-column', 'uses-column', 'turns-up-card', 'joins-suit', 'completes-run'] as const;
type MoveGain = (typeof GAINS)[number];

/** The card below the top `count` cards of a column. */
function getCardBelow({ columns }: SpiderState, from: Pile, count: number): Card {
  return getLastCard((columns[from] ?? []).slice(0, -count));
}

/** Whether a move turns up a hidden card. */
function isRevealing({ columns, hidden }: SpiderState, { from, count }: Pick<PileMove, 'from' | 'count'>): boolean {
  const left = (columns[from]?.length ?? 0) - count;
  return left > 0 && left === hidden[from];
}

/** The moves of the longest run of each column. Shorter ones would tear a run apart. */
function listWholeRunMoves(state: SpiderState): PileMove[] {
  return listLegalMoves(state).filter((move) => move.type === 'move' && move.count === countTopRun(state, move.from)) as PileMove[];
}

/** Whether a run lies on a face-up card that it does not continue. */
function isOutOfOrder(state: SpiderState, { from, count }: Pick<PileMove, 'from' | 'count'>): boolean {
  const below = getCardBelow(state, from, count);
  const left = (state.columns[from]?.length ?? 0) - count;
  return left > (state.hidden[from] ?? 0) && !canGoOn(getLeadCard(state, from, count), below);
}

/** Whether an empty column would help at once: to turn up a card, or to free one from cards that are out of order. */
function hasUseForColumn(state: SpiderState): boolean {
  return [...state.columns.keys()].some((from) => {
    const run = { from, count: countTopRun(state, from) };
    return run.count > 0 && (isRevealing(state, run) || isOutOfOrder(state, run));
  });
}

/** The benefit of a legal move of a whole run; null if there is none. */
function getGain(state: SpiderState, move: PileMove): MoveGain | null {
  const { from, to, count } = move;
  const top = getTopCard(state, to);
  const isWholeColumn = state.columns[from]?.length === count;
  if (top === NO_CARD) {
    if (isWholeColumn) return null;
    if (isRevealing(state, move) || isOutOfOrder(state, move)) return 'uses-column';
    return canDeal({ ...state, columns: state.columns.filter((cards) => cards.length > 0) }) ? 'fills-column' : null;
  }
  if (moveCards(state, move).state.runs.length > state.runs.length) return 'completes-run';
  if (areJoined(getLeadCard(state, from, count), top)) return 'joins-suit';
  if (isRevealing(state, move)) return 'turns-up-card';
  if (isWholeColumn) return hasUseForColumn(moveCards(state, move).state) ? 'empties-column' : null;
  return isOutOfOrder(state, move) ? 'builds-down' : null;
}

function rateMove(state: SpiderState, move: PileMove): number {
  const gain = getGain(state, move);
  if (gain === null) return -1;
  // Before a deal, a column is best filled with few cards.
  const preference = gain === 'fills-column' ? -move.count / 20 : -(state.hidden[move.from] ?? 0) / 20;
  return GAINS.indexOf(gain) + 1 + preference;
}

/**
 * Useful moves, best first. Following the first ones always ends: each completes a run, joins a suit, turns up a card, builds down where
 * cards did not lie in order, makes an empty column that is used at once, or deals.
 */
function findUsefulMoves(state: SpiderState): SpiderMove[] {
  if (isWon(state)) return [];
  const moves = listWholeRunMoves(state)
    .map((move) => ({ move, rating: rateMove(state, move) }))
    .filter(({ rating }) => rating >= 0)
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ move }): SpiderMove => move);
  return canDeal(state) ? [...moves, { type: 'deal' }] : moves;
}

const REASONS: Readonly<Record<MoveGain, string>> = {
  'completes-run': ' and completes the run',
  'joins-suit': ', the same suit',
  'turns-up-card': ' and turns up a card',
  'uses-column': ' and frees the card below',
  'empties-column': ' and empties a column',
  'builds-down': ', in order',
  'fills-column': ', so you can deal',
};

function explainMove(state: SpiderState, move: SpiderMove): string {
  if (move.type === 'deal') return 'No useful moves left. Deal the next ten cards.';
  const leader = getCardName(getLeadCard(state, move.from, move.count));
  if (move.type === 'send') return `${leader} goes to its best spot.`;
  const top = getTopCard(state, move.to);
  const gain = getGain(state, move);
  const place = top === NO_CARD ? 'to an empty column' : `onto ${getCardName(top)}`;
  return `${leader} goes ${place}${gain === null ? '' : REASONS[gain]}.`;
}

export const hints: Hints<SpiderState, SpiderMove> = { moves: findUsefulMoves, why: explainMove };
