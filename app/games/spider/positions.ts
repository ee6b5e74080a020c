// Positions of Spider as searches see them: how good they are, which moves make a difference, and which positions are equal.
import { DECK_STEP, type Card } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { areJoined, canGoOn, listLegalMoves } from './rules/moves.ts';
import type { SpiderState } from './rules/table.ts';

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
export function listMoves(state: SpiderState): PileMove[] {
  const { columns } = state;
  const firstEmpty = columns.findIndex((cards) => cards.length === 0);
  return listLegalMoves(state).filter((move): move is PileMove => {
    if (move.type !== 'move') return false;
    return move.to === firstEmpty ? columns[move.from]?.length !== move.count : columns[move.to]?.length !== 0;
  });
}

/** The letter of each card in a key: the same for those of two decks. */
const LETTERS = Array.from({ length: DECK_STEP }, (_, card) => String.fromCharCode(card + 1));

/** Equal for positions from which the same can be reached: columns have no order, and cards of two decks are the same. */
export function getKey({ columns, hidden }: SpiderState): string {
  const names = columns.map((cards, column) => {
    let name = String.fromCharCode(64 + (hidden[column] ?? 0));
    for (const card of cards) name += LETTERS[card % DECK_STEP];
    return name;
  });
  return names.toSorted().join('|');
}
