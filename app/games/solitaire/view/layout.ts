// Where the piles lie on the table, and what the card kit needs to know of them.
import type { CardGame } from '#app/card-kit/view/card-game.ts';
import type { Layout } from '#app/card-kit/view/spots.ts';
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { getPileName } from '#app/games/solitaire/hints.ts';
import { canTake, findBestPlace, findTargets } from '#app/games/solitaire/rules/moves.ts';
import { COLUMNS, FIRST_FOUNDATION, FOUNDATIONS, getLeadCard, getTopCard, isFoundation, WASTE } from '#app/games/solitaire/rules/table.ts';
import type { SolitaireState } from '#app/games/solitaire/rules/table.ts';

export const STOCK = WASTE + 1;

/** In an app, every other column has a foundation above it. */
const OVER = COLUMNS.map((column) => FIRST_FOUNDATION + Math.floor(column / 2));

export const LAYOUT: Layout = {
  piles: [STOCK, WASTE, ...FOUNDATIONS, ...COLUMNS],
  over: [STOCK, WASTE, WASTE, ...FOUNDATIONS],
  foot: { over: OVER, under: COLUMNS.map((column) => (column === 0 ? STOCK : WASTE)) },
  sides: [[STOCK, WASTE], FOUNDATIONS],
  home: STOCK,
};

/** Stock on the right: the upper row is reversed, but the foundations keep their order. */
export const MIRRORED: Layout = {
  piles: [...FOUNDATIONS, WASTE, STOCK, ...COLUMNS],
  over: [...FOUNDATIONS, WASTE, WASTE, STOCK],
  foot: { over: OVER, under: COLUMNS.map((column) => (column === COLUMNS.length - 1 ? STOCK : WASTE)) },
  sides: [FOUNDATIONS, [STOCK, WASTE]],
  home: STOCK,
};

export const cardGame: CardGame<SolitaireState> = {
  stock: STOCK,
  isFoundation,
  countReachable(state, pile) {
    if (pile === STOCK) return 0;
    if (pile < FIRST_FOUNDATION) return (state.columns[pile]?.length ?? 0) - (state.hidden[pile] ?? 0);
    return getTopCard(state, pile) === NO_CARD ? 0 : 1;
  },
  getTopCard,
  getLeadCard,
  canTake,
  findTargets,
  findBestPlace,
  getPileName,
};
