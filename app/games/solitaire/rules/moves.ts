// Moves of Solitaire, and which of them are legal.
import { canStackOn, canGoOnFoundation, isKing, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { getLastCard, type Pile, type PileMove, type SendMove } from '#app/card-kit/rules/piles.ts';
import { COLUMN_COUNT, COLUMNS, FIRST_FOUNDATION, FOUNDATION_COUNT, FOUNDATIONS, isWon, getLeadCard, getTopCard, WASTE } from './table.ts';
import type { SolitaireState } from './table.ts';

export type SolitaireMove =
  | { readonly type: 'draw' } // or turns the waste over if the stock is empty
  | PileMove
  | SendMove
  | { readonly type: 'finish' }; // moves all cards to the foundations, one after the other

/** Whether `card` can be placed on a column with this top card; only a king can be placed on an empty column. */
export function canGoOnColumn(card: Card, top: Card): boolean {
  return top === NO_CARD ? isKing(card) : canStackOn(card, top);
}

/** Whether the top `count` cards of a pile can be taken together: a face-up run or a single card. */
export function canTake(state: SolitaireState, from: Pile, count: number): boolean {
  if (from >= FIRST_FOUNDATION) return count === 1 && from <= WASTE && getTopCard(state, from) !== NO_CARD;
  const cards = state.columns[from];
  if (!cards || !Number.isInteger(count) || count < 1 || count > cards.length - (state.hidden[from] ?? 0)) return false;
  for (let index = cards.length - count + 1; index < cards.length; index += 1)
    if (!canStackOn(cards[index] as Card, cards[index - 1] as Card)) return false;
  return true;
}

/** Whether a pile accepts a run whose first card is `leader`. */
function canReceive(state: SolitaireState, { from, to, count }: PileMove, leader: Card): boolean {
  if (to < FIRST_FOUNDATION) {
    const cards = state.columns[to];
    return cards !== undefined && to !== from && canGoOnColumn(leader, getLastCard(cards));
  }
  if (count !== 1 || to >= WASTE || (from >= FIRST_FOUNDATION && from < WASTE)) return false;
  const top = state.foundations[to - FIRST_FOUNDATION];
  return top !== undefined && canGoOnFoundation(leader, top);
}

/** Whether any pile accepts the card. */
export function hasPlace({ foundations, columns }: SolitaireState, card: Card): boolean {
  return foundations.some((top) => canGoOnFoundation(card, top)) || columns.some((cards) => canGoOnColumn(card, getLastCard(cards)));
}

export function isLegal(state: SolitaireState, move: PileMove): boolean {
  return canTake(state, move.from, move.count) && canReceive(state, move, getLeadCard(state, move.from, move.count));
}

/** The sizes of the waste after each draw of a pass that begins with `start` cards in the waste. */
export function listWasteCounts({ talon, options }: SolitaireState, start: number): number[] {
  const counts: number[] = [];
  for (let count = start; count < talon.length; count += options.draws) counts.push(Math.min(talon.length, count + options.draws));
  return counts;
}

const TARGETS: readonly Pile[] = [...FOUNDATIONS, ...COLUMNS];

/** Every pile that accepts the top `count` cards of another: foundations first, then columns, each from the left. */
export function findTargets(state: SolitaireState, from: Pile, count: number): Pile[] {
  if (!canTake(state, from, count)) return [];
  const leader = getLeadCard(state, from, count);
  return TARGETS.filter((to) => canReceive(state, { type: 'move', from, to, count }, leader));
}

/** The target of a tap: a foundation if possible, else the leftmost column; null if a king would only change columns. */
export function findBestPlace(state: SolitaireState, from: Pile, count: number): Pile | null {
  const [best] = findTargets(state, from, count);
  if (best === undefined) return null;
  const isShuffle = best < FIRST_FOUNDATION && state.columns[from]?.length === count && isKing(getLeadCard(state, from, count));
  return isShuffle ? null : best;
}

/** All legal moves, including drawing. */
export function listLegalMoves(state: SolitaireState): SolitaireMove[] {
  const moves: SolitaireMove[] = [];
  if (state.isFinishing || isWon(state)) return moves;
  if (state.talon.length > 0) moves.push({ type: 'draw' });
  const { columns, hidden, foundations } = state;
  const tops = columns.map(getLastCard);
  const addColumns = (from: Pile, count: number, leader: Card) => {
    for (let to = 0; to < COLUMN_COUNT; to += 1)
      if (canGoOnColumn(leader, tops[to] as Card) && to !== from) moves.push({ type: 'move', from, to, count });
  };
  for (let from = 0; from <= WASTE; from += 1) {
    const top = from < FIRST_FOUNDATION ? (tops[from] as Card) : getTopCard(state, from);
    if (top === NO_CARD) continue;
    if (from < FIRST_FOUNDATION || from === WASTE) {
      for (let slot = 0; slot < FOUNDATION_COUNT; slot += 1) {
        if (!canGoOnFoundation(top, foundations[slot] as Card)) continue;
        moves.push({ type: 'move', from, to: FIRST_FOUNDATION + slot, count: 1 });
        break;
      }
    }
    addColumns(from, 1, top);
    if (from >= FIRST_FOUNDATION) continue;
    // Extend the run downward as long as it is in sequence.
    const cards = columns[from] as readonly Card[];
    const first = hidden[from] as number;
    for (let index = cards.length - 2; index >= first; index -= 1) {
      const leader = cards[index] as Card;
      if (!canStackOn(cards[index + 1] as Card, leader)) break;
      addColumns(from, cards.length - index, leader);
    }
  }
  return moves;
}

/** Whether there is no legal move at all. */
export function isDead(state: SolitaireState): boolean {
  return state.talon.length === 0 && !state.isFinishing && !isWon(state) && listLegalMoves(state).length === 0;
}
