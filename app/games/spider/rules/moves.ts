// Moves of Spider, and which of them are legal.
import { getRank, getSuit, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { getLastCard, type Pile, type PileMove, type SendMove } from '#app/card-kit/rules/piles.ts';
import { getLeadCard, getTopCard, isWon, COLUMN_COUNT, type SpiderState } from './table.ts';

export type SpiderMove = PileMove | SendMove | { readonly type: 'deal' }; // one card from the stock onto each column

/** Whether `card` can lie on a column with this top card: one rank lower, or any card on an empty column. */
export function canGoOn(card: Card, top: Card): boolean {
  return top === NO_CARD || getRank(card) + 1 === getRank(top);
}

/** Whether two cards are in sequence and of one suit, so that they move together. */
export function areJoined(card: Card, under: Card): boolean {
  return getSuit(card) === getSuit(under) && canGoOn(card, under);
}

/** Number of cards at the top of a pile that move together. */
export function countTopRun({ columns, hidden }: SpiderState, pile: Pile): number {
  const cards = columns[pile] ?? [];
  const open = cards.length - (hidden[pile] ?? 0);
  let count = Math.min(1, open);
  while (count < open && areJoined(cards.at(-count) as Card, cards.at(-count - 1) as Card)) count += 1;
  return count;
}

/** Whether the top `count` cards of a pile can be taken together. */
export function canTake(state: SpiderState, from: Pile, count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= countTopRun(state, from);
}

export function isLegal(state: SpiderState, { from, to, count }: PileMove): boolean {
  return state.columns[to] !== undefined && canTake(state, from, count) && canGoOn(getLeadCard(state, from, count), getTopCard(state, to));
}

/** Whether the stock can be dealt: no column may be empty, unless too few cards are left to fill them all. */
export function canDeal({ stock, columns }: SpiderState): boolean {
  return stock.length > 0 && (columns.every((cards) => cards.length > 0) || columns.flat().length < COLUMN_COUNT);
}

/** Every column that accepts the top `count` cards of another: those of their suit first, longer runs first, then other suits, then empty ones. */
export function findTargets(state: SpiderState, from: Pile, count: number): Pile[] {
  const { columns } = state;
  const leader = getLeadCard(state, from, count);
  const rate = (to: Pile): number => {
    const top = getTopCard(state, to);
    if (top === NO_CARD) return 0;
    return getSuit(top) === getSuit(leader) ? 1 + countTopRun(state, to) : 1;
  };
  return [...columns.keys()]
    .filter((to) => isLegal(state, { type: 'move', from, to, count }))
    .toSorted((a, b) => rate(b) - rate(a) || a - b);
}

/** The target of a tap; null if a whole column would only change places. */
export function findBestPlace(state: SpiderState, from: Pile, count: number): Pile | null {
  const [best] = findTargets(state, from, count);
  if (best === undefined) return null;
  return getTopCard(state, best) === NO_CARD && state.columns[from]?.length === count ? null : best;
}

/** All legal moves: dealing first, then from column to column, longer runs first. */
export function listLegalMoves(state: SpiderState): SpiderMove[] {
  if (isWon(state)) return [];
  const moves: SpiderMove[] = canDeal(state) ? [{ type: 'deal' }] : [];
  const tops = state.columns.map(getLastCard);
  for (const [from, cards] of state.columns.entries())
    for (let count = countTopRun(state, from); count >= 1; count -= 1)
      for (const [to, top] of tops.entries())
        if (canGoOn(cards[cards.length - count] as Card, top)) moves.push({ type: 'move', from, to, count });
  return moves;
}

/** Whether there is no legal move at all. */
export function isDead(state: SpiderState): boolean {
  return !isWon(state) && listLegalMoves(state).length === 0;
}
