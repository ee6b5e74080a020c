// Hints for Solitaire: useful moves, best first, with reasons.
import type { Hints } from '#app/game-kit/contract.ts';
import { getCardName, canGoOnFoundation, isKing, isSafeAtHome, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { describeColumn } from '#app/card-kit/rules/phrases.ts';
import { type Pile, type PileMove, countHomeCards } from '#app/card-kit/rules/piles.ts';
import { moveCards } from './rules/changes.ts';
import { canFinish } from './rules/finish.ts';
import { isDead, listWasteCounts, hasPlace, listLegalMoves, type SolitaireMove } from './rules/moves.ts';
import { isColumn, isFoundation, getLeadCard, getTopCard, isWon, WASTE, type SolitaireState } from './rules/table.ts';

/** Where a move ends, after 'goes': 'to its foundation', 'onto 10 of spades', 'to empty column 3'. */
export function getPileName(pile: Pile, top: Card): string {
  if (isFoundation(pile)) return 'to its foundation';
  return describeColumn(pile, top);
}

/** The benefit of a move. */
type MoveGain =
  | 'nothing'
  | 'makes-room'
  | 'frees-foundation-card'
  | 'goes-home'
  | 'plays-waste-card'
  | 'opens-column-with-king'
  | 'turns-up-card'
  | 'goes-home-safely';

/** Gains that are immediate progress and cannot be reverted by later hints, in ascending order of value. */
const ADVANCING_GAINS: readonly MoveGain[] = ['plays-waste-card', 'opens-column-with-king', 'turns-up-card', 'goes-home-safely'];

/** Limit of the search for indirect progress, about 20 ms on a laptop; most positions have only a few dozen tables. */
const MAX_TABLES = 600;

function listPileMoves(state: SolitaireState): PileMove[] {
  return listLegalMoves(state).filter((move) => move.type === 'move');
}

/** Whether a king could use an empty column: one that lies on other cards, or is still in the talon. */
function isKingWaiting({ columns, hidden, talon }: SolitaireState): boolean {
  return talon.some(isKing) || columns.some((cards, column) => cards.slice(Math.max(1, hidden[column] ?? 0)).some(isKing));
}

/** The benefit of a legal move of cards. */
function getGain(state: SolitaireState, { from, to, count }: PileMove): MoveGain {
  const card = getLeadCard(state, from, count);
  const isHome = isFoundation(to);
  if (isHome && isSafeAtHome(countHomeCards(state.foundations), card)) return 'goes-home-safely';
  if (from === WASTE) return isKing(card) ? 'opens-column-with-king' : 'plays-waste-card';
  if (!isColumn(from)) return 'nothing';
  const left = (state.columns[from]?.length ?? 0) - count;
  if (isRevealing(state, { type: 'move', from, to, count })) return 'turns-up-card';
  if (isHome) return 'goes-home';
  if (left === 0) return !isKing(card) && isKingWaiting(state) ? 'makes-room' : 'nothing';
  const next = state.columns[from]?.[left - 1] ?? NO_CARD;
  return state.foundations.some((top) => canGoOnFoundation(next, top)) ? 'frees-foundation-card' : 'nothing';
}

/** The cards that drawing can bring to the top of the waste, in this pass or the next, without the card that is there now. */
function listDrawableCards(state: SolitaireState): Card[] {
  const { talon, drawn } = state;
  const counts = new Set([...listWasteCounts(state, drawn), ...listWasteCounts(state, 0)]);
  counts.delete(drawn);
  return [...counts].map((count) => talon[count - 1] as Card);
}

/** The moves with an immediate gain. */
function listAdvancingMoves(state: SolitaireState): SolitaireMove[] {
  const rated = listPileMoves(state)
    .map((move) => ({ move, rank: ADVANCING_GAINS.indexOf(getGain(state, move)) + (state.hidden[move.from] ?? 0) / 10 }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ move }): SolitaireMove => move);
  return listDrawableCards(state).some((card) => hasPlace(state, card)) ? [...rated, { type: 'draw' }] : rated;
}

/** Whether a move turns up a hidden card. */
function isRevealing({ columns, hidden }: SolitaireState, { from, count }: PileMove): boolean {
  const left = (columns[from]?.length ?? 0) - count;
  return left > 0 && left === hidden[from];
}

/** Whether a move is pointless: a king that only changes columns, or a foundation card taken back that no other card needs. */
function isIdle(state: SolitaireState, { from, to, count }: PileMove): boolean {
  if (isFoundation(from)) return isSafeAtHome(countHomeCards(state.foundations), getTopCard(state, from));
  return isColumn(to) && state.columns[from]?.length === count && state.columns[to]?.length === 0;
}

/**
 * Breadth-first search for indirect progress: the first move of the shortest sequence (for example, taking a card back from a foundation)
 * after which a talon card can be placed or a hidden card turned up; null if there is none within the limit. `isSure` tells whether the
 * search was complete.
 */
function findWayOn(state: SolitaireState): { readonly first: PileMove | null; readonly isSure: boolean } {
  const drawable = listDrawableCards(state);
  const names = new WeakMap<readonly Card[], string>(); // keys of columns, cached because most tables share them
  const getColumnName = (cards: readonly Card[]): string => {
    const name = names.get(cards) ?? cards.join();
    names.set(cards, name);
    return name;
  };
  const getTableKey = ({ columns, foundations }: SolitaireState) =>
    `${columns.map(getColumnName).toSorted().join('|')}|${foundations.toSorted().join()}`;
  const seen = new Set([getTableKey(state)]);
  const tableQueue: { readonly table: SolitaireState; readonly first: PileMove | null }[] = [{ table: state, first: null }];
  for (const { table, first } of tableQueue) {
    const moves = listPileMoves(table);
    if (first && (moves.some((move) => move.from === WASTE || isRevealing(table, move)) || drawable.some((card) => hasPlace(table, card))))
      return { first, isSure: true };
    for (const move of moves) {
      if (isIdle(table, move)) continue;
      const { state: next } = moveCards(table, move);
      const key = getTableKey(next);
      if (seen.has(key)) continue;
      if (seen.size === MAX_TABLES) return { first: null, isSure: false };
      seen.add(key);
      tableQueue.push({ table: next, first: first ?? move });
    }
  }
  return { first: null, isSure: true };
}

interface UsefulMoves {
  readonly moves: readonly SolitaireMove[];
  readonly isSure: boolean; // there are no others
}

const usefulMovesCache = new WeakMap<SolitaireState, UsefulMoves>();

function getUsefulMovesOnce(state: SolitaireState): UsefulMoves {
  const useful = usefulMovesCache.get(state) ?? findUsefulMoves(state);
  usefulMovesCache.set(state, useful);
  return useful;
}

/**
 * Useful moves, best first. Following the first ones always terminates: each plays a talon card, turns up a card, moves one to a
 * foundation for good, draws toward a playable card, or is one step closer to a table where one of these is possible.
 */
export function getUsefulMoves(state: SolitaireState): readonly SolitaireMove[] {
  return getUsefulMovesOnce(state).moves;
}

/** Whether there is no hint although the game goes on. */
export function isOutOfHints(state: SolitaireState): boolean {
  return !state.isFinishing && !isWon(state) && !isDead(state) && getUsefulMoves(state).length === 0;
}

/** Whether there is no hint because surely no useful move is left. */
export function isStuck(state: SolitaireState): boolean {
  return isOutOfHints(state) && getUsefulMovesOnce(state).isSure;
}

function findUsefulMoves(state: SolitaireState): UsefulMoves {
  if (state.isFinishing) return { moves: [], isSure: true }; // the last cards move to the foundations automatically
  if (canFinish(state)) return { moves: [{ type: 'finish' }], isSure: true };
  const moves = listAdvancingMoves(state);
  const foundationMoves = listPileMoves(state).filter((move) => getGain(state, move) === 'goes-home');
  if (moves.length > 0) return { moves: [...moves, ...foundationMoves], isSure: true };
  const { first, isSure } = findWayOn(state);
  if (first) return { moves: [first, ...foundationMoves.filter((move) => move.from !== first.from || move.to !== first.to)], isSure };
  // Only after a complete search: otherwise a later search could take the same card back, and the hints would loop.
  return { moves: isSure ? foundationMoves : [], isSure };
}

const REASONS: Readonly<Record<MoveGain, string>> = {
  nothing: '',
  'makes-room': ' and makes room for a king',
  'plays-waste-card': '',
  'opens-column-with-king': '',
  'goes-home': '',
  'frees-foundation-card': ' and frees the card below',
  'turns-up-card': ' and turns up a card',
  'goes-home-safely': '',
};

function explainMove(state: SolitaireState, move: SolitaireMove): string {
  switch (move.type) {
    case 'draw':
      return state.drawn === state.talon.length ? 'Recycle the waste pile.' : 'Draw from the stock.';
    case 'move': {
      const place = getPileName(move.to, getTopCard(state, move.to));
      return `${getCardName(getLeadCard(state, move.from, move.count))} goes ${place}${REASONS[getGain(state, move)]}.`;
    }
    case 'finish':
      return 'Every card is open. Send them all to the foundations.';
    case 'send':
      return 'It goes to its best spot.';
  }
}

export const hints: Hints<SolitaireState, SolitaireMove> = { moves: getUsefulMoves, isStuck, why: explainMove };
