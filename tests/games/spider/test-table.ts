// Creates tables of Spider for tests.
import { DECK_STEP } from '#app/card-kit/rules/cards.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { COLUMN_COUNT, createDeal, createTable, type SpiderState } from '#app/games/spider/rules/table.ts';
import { parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';

interface TableDrawing {
  readonly columns: readonly string[]; // 'KS QH | 4C': the cards before the bar are face down
  readonly stock?: string; // in dealing order
}

export function createState({ columns, stock = '' }: TableDrawing): SpiderState {
  const piles = Array.from({ length: COLUMN_COUNT }, (_, index) => (columns[index] ?? '').split('|'));
  return {
    ...createTable({ suits: 4 }, createDeal(4, 0)),
    columns: piles.map((parts) => parseCards(parts.join(' '))),
    hidden: piles.map((parts) => (parts.length > 1 ? parseCards(parts[0] ?? '').length : 0)),
    stock: parseCards(stock).map((card) => card + DECK_STEP),
  };
}

export const createMove = (from: number, to: number, count = 1): SpiderMove => ({ type: 'move', from, to, count });
export const DEAL: SpiderMove = { type: 'deal' };
