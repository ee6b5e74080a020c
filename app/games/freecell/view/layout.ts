// Where the piles lie on the table, and what the card kit needs to know of them.
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import type { CardGame } from '#app/card-kit/view/card-game.ts';
import type { Layout } from '#app/card-kit/view/spots.ts';
import { getPileName } from '#app/games/freecell/text.ts';
import { COLUMN_COUNT } from '#app/games/freecell/rules/deal.ts';
import { canTake, findBestPlace, findTargets } from '#app/games/freecell/rules/moves.ts';
import { FIRST_CELL, getLeadCard, getTopCard, isCell, isColumn, isFoundation, PILE_COUNT } from '#app/games/freecell/rules/table.ts';
import type { FreeCellState } from '#app/games/freecell/rules/table.ts';

const PILES: readonly Pile[] = Array.from({ length: PILE_COUNT }, (_, pile) => pile);
export const CELLS = PILES.filter(isCell);
export const FOUNDATIONS = PILES.filter(isFoundation);
export const COLUMNS = PILES.filter(isColumn);

export const LAYOUT: Layout = {
  piles: [...CELLS, ...FOUNDATIONS, ...COLUMNS],
  over: COLUMNS.map((column) => COLUMN_COUNT + column),
  foot: {
    over: COLUMNS.map((column) => FOUNDATIONS[Math.floor(column / 2)] ?? 0),
    under: COLUMNS.map((column) => CELLS[Math.floor(column / 2)] ?? 0),
  },
  sides: [CELLS, FOUNDATIONS],
  home: FIRST_CELL,
};

export const cardGame: CardGame<FreeCellState> = {
  stock: null,
  isFoundation,
  countReachable(state, pile) {
    if (isColumn(pile)) return state.columns[pile]?.length ?? 0;
    return getTopCard(state, pile) === NO_CARD ? 0 : 1;
  },
  getTopCard,
  getLeadCard,
  canTake,
  findTargets: (state, pile, count) => (state.isFinishing ? [] : findTargets(state, pile, count)),
  findBestPlace,
  getPileName,
};
