// Where the piles lie on the table, and what the card kit needs to know of them.
import type { Pile } from '#app/card-kit/rules/piles.ts';
import type { CardGame } from '#app/card-kit/view/card-game.ts';
import type { Layout } from '#app/card-kit/view/spots.ts';
import { describeColumn } from '#app/card-kit/rules/phrases.ts';
import { canTake, findBestPlace, findTargets } from '#app/games/spider/rules/moves.ts';
import { getLeadCard, getTopCard, STOCK, COLUMN_COUNT, type SpiderState } from '#app/games/spider/rules/table.ts';

export const COLUMNS: readonly Pile[] = Array.from({ length: COLUMN_COUNT }, (_, column) => column);

const STOCKS = COLUMNS.map(() => STOCK);

export const LAYOUT: Layout = {
  piles: [STOCK, ...COLUMNS],
  over: STOCKS,
  foot: { over: [], under: STOCKS },
  sides: [[STOCK], []],
  home: STOCK,
};

export const cardGame: CardGame<SpiderState> = {
  stock: STOCK,
  isFoundation: () => false,
  countReachable: ({ columns, hidden }, pile) => (columns[pile]?.length ?? 0) - (hidden[pile] ?? 0),
  getTopCard,
  getLeadCard,
  canTake,
  findTargets,
  findBestPlace,
  getPileName: describeColumn,
};
