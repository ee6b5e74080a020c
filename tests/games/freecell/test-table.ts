// Creates tables of FreeCell for tests.
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { COLUMN_COUNT } from '#app/games/freecell/rules/deal.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { CELL_COUNT, createTable, FIRST_CELL, FIRST_FOUNDATION, type FreeCellState } from '#app/games/freecell/rules/table.ts';
import { parseCard, parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';

interface TableDrawing {
  readonly columns?: readonly string[];
  readonly cells?: string;
  readonly home?: string; // the top card of each foundation, spades first; '-' for an empty one
}

export function createState({ columns = [], cells = '', home = '' }: TableDrawing): FreeCellState {
  const [cellCards, tops] = [parseCards(cells), home.split(' ')];
  return {
    ...createTable(1),
    columns: Array.from({ length: COLUMN_COUNT }, (_, index) => parseCards(columns[index] ?? '')),
    cells: Array.from({ length: CELL_COUNT }, (_, index) => cellCards[index] ?? NO_CARD),
    foundations: Array.from({ length: 4 }, (_, suit) => (tops[suit] && tops[suit] !== '-' ? parseCard(tops[suit]) : NO_CARD)),
  };
}

export const createMove = (from: number, to: number, count = 1): FreeCellMove => ({ type: 'move', from, to, count });
export const getCell = (number: number) => FIRST_CELL + number - 1;
export const [SPADES, HEARTS] = [FIRST_FOUNDATION, FIRST_FOUNDATION + 1];
