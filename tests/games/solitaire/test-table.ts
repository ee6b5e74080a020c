// Creates tables of Solitaire for tests.
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, createTable, type SolitaireOptions, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

export interface TableDrawing {
  readonly columns?: readonly string[]; // 'KS QH | 4C': the cards before the bar are face down
  readonly home?: string; // the top card of each foundation
  readonly waste?: string;
  readonly stock?: string; // in drawing order
  readonly options?: SolitaireOptions;
}

export function createState({
  columns = [],
  home = '',
  waste = '',
  stock = '',
  options = rules.variants[0].options,
}: TableDrawing): SolitaireState {
  const piles = Array.from({ length: 7 }, (_, index) => (columns[index] ?? '').split('|'));
  const tops = parseCards(home);
  return {
    ...createTable(options, 0),
    columns: piles.map((parts) => parseCards(parts.join(' '))),
    hidden: piles.map((parts) => (parts.length > 1 ? parseCards(parts[0] ?? '').length : 0)),
    foundations: Array.from({ length: 4 }, (_, index) => tops[index] ?? NO_CARD),
    talon: [...parseCards(waste), ...parseCards(stock)],
    drawn: parseCards(waste).length,
  };
}

export const [WINNABLE, ANY_DEAL, DRAW_THREE] = rules.variants.map(({ options }) => options) as [
  SolitaireOptions,
  SolitaireOptions,
  SolitaireOptions,
];
export const createMove = (from: number, to: number, count = 1): SolitaireMove => ({ type: 'move', from, to, count });
export const getFoundation = (number: number) => FIRST_FOUNDATION + number - 1;
export const DRAW: SolitaireMove = { type: 'draw' };
