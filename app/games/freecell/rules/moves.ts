// Moves of FreeCell, and which of them are legal.
import { canGoOnFoundation, canStackOn, getSuit, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile, PileMove, SendMove } from '#app/card-kit/rules/piles.ts';
import { FIRST_CELL, FIRST_FOUNDATION, getLeadCard, getTopCard, isCell, isColumn, isFoundation, isWon } from './table.ts';
import type { FreeCellState } from './table.ts';

export type FreeCellMove = PileMove | SendMove;

/** Number of cards at the top of a column that descend in alternating colors. */
export function countRun(cards: readonly Card[]): number {
  let count = Math.min(1, cards.length);
  while (count < cards.length && canStackOn(cards.at(-count) as Card, cards.at(-count - 1) as Card)) count += 1;
  return count;
}

/** How many cards can move together to a column: one more than the free cells, doubled for each other empty column. */
export function getMoveCapacity({ columns, cells }: FreeCellState, to: Pile): number {
  const free = cells.filter((card) => card === NO_CARD).length;
  const empty = columns.filter((cards, column) => cards.length === 0 && column !== to).length;
  return (free + 1) * 2 ** empty;
}

/** Whether the top `count` cards of a pile are a run or a single card. Whether there is room to move them depends on the target. */
export function canTake(state: FreeCellState, from: Pile, count: number): boolean {
  if (isColumn(from)) return Number.isInteger(count) && count >= 1 && count <= countRun(state.columns[from] ?? []);
  return count === 1 && isCell(from) && getTopCard(state, from) !== NO_CARD;
}

/** Whether a pile accepts cards whose first one is `leader`, room aside. */
export function canGoOn(state: FreeCellState, { from, to, count }: PileMove, leader: Card): boolean {
  const top = getTopCard(state, to);
  if (isColumn(to)) return state.columns[to] !== undefined && (top === NO_CARD || canStackOn(leader, top));
  if (isCell(to)) return count === 1 && top === NO_CARD && isColumn(from);
  return count === 1 && isFoundation(to) && to === FIRST_FOUNDATION + getSuit(leader) && canGoOnFoundation(leader, top);
}

export function isLegal(state: FreeCellState, move: PileMove): boolean {
  const { from, to, count } = move;
  return (
    canTake(state, from, count) &&
    canGoOn(state, move, getLeadCard(state, from, count)) &&
    (count === 1 || count <= getMoveCapacity(state, to))
  );
}

/** The piles that accept the top `count` cards of another, best first: the foundation, columns with cards, free cells, empty columns. */
export function findTargets(state: FreeCellState, from: Pile, count: number): Pile[] {
  const isTarget = (to: Pile) => isLegal(state, { type: 'move', from, to, count });
  const columns = [...state.columns.keys()].filter(isTarget);
  const isEmpty = (column: Pile) => state.columns[column]?.length === 0;
  return [
    ...[...state.foundations.keys()].map((suit) => FIRST_FOUNDATION + suit).filter(isTarget),
    ...columns.filter((column) => !isEmpty(column)),
    ...[...state.cells.keys()].map((cell) => FIRST_CELL + cell).filter(isTarget),
    ...columns.filter(isEmpty),
  ];
}

/** The target of a tap; null if a whole column would only change places. */
export function findBestPlace(state: FreeCellState, from: Pile, count: number): Pile | null {
  const [best] = findTargets(state, from, count);
  if (best === undefined) return null;
  return isColumn(best) && getTopCard(state, best) === NO_CARD && state.columns[from]?.length === count ? null : best;
}

/** All legal moves; of free cells and of empty columns only the first ones, because they are equivalent. */
export function listLegalMoves(state: FreeCellState): PileMove[] {
  const moves: PileMove[] = [];
  if (state.isFinishing || isWon(state)) return moves;
  const freeCell = FIRST_CELL + state.cells.indexOf(NO_CARD);
  const emptyColumn = state.columns.findIndex((cards) => cards.length === 0);
  const isFirst = (to: Pile) => getTopCard(state, to) !== NO_CARD || isFoundation(to) || to === freeCell || to === emptyColumn;
  for (let from = 0; from < FIRST_FOUNDATION; from += 1)
    for (let count = 1; canTake(state, from, count); count += 1)
      for (const to of findTargets(state, from, count)) if (isFirst(to)) moves.push({ type: 'move', from, to, count });
  return moves;
}

/** Whether there is no legal move at all. */
export function isDead(state: FreeCellState): boolean {
  return !state.isFinishing && !isWon(state) && listLegalMoves(state).length === 0;
}
