// The loop of play of Solitaire Go: eleven moves of a greedy game.
import { NO_CARD, SUIT_COUNT } from '#app/card-kit/rules/cards.ts';
import { toPlayedCard } from '../play/played-cards.ts';
import { createCardLoop, type DrawnTable, type PlacedCard } from '../loops/card-loop.ts';
import { playGreedily, type Klondike } from './klondike.ts';
import {
  BIG,
  CARD,
  drawAllColumns,
  drawStockCount,
  drawTable,
  getColumnX,
  getHomeX,
  getSteps,
  HAND_Y,
  HOME_SUITS,
  HOME_Y,
  STOCK_X,
  TABLE_Y,
  WASTE_STEP,
  WASTE_X,
} from './table.ts';

const SEED = 797;
const [FIRST_MOVE, LAST_MOVE] = [20, 31];

function placeColumns({ columns }: Klondike): PlacedCard[] {
  return columns.flatMap((column, index) => {
    const { down, up } = getSteps(column);
    const place = (card: PlacedCard['card'], y: number) => ({ card, pile: `column ${index}`, x: getColumnX(index), y, width: CARD });
    return [
      ...column.down.map((card, row) => ({ ...place(toPlayedCard(card), TABLE_Y + row * down), isFaceUp: false })),
      ...column.up.map((card, row): PlacedCard => ({
        ...place(toPlayedCard(card), TABLE_Y + column.down.length * down + row * up),
        isFaceUp: true,
        look: row === column.up.length - 1 ? {} : { style: 'bare' },
      })),
    ];
  });
}

/** Places the top card of each foundation and the one below it. */
function placeFoundations({ table }: Klondike): PlacedCard[] {
  return table.foundations
    .filter((top) => top !== NO_CARD)
    .flatMap((top) => [top - SUIT_COUNT, top].filter((card) => card >= 0))
    .map((card) => {
      const suit = HOME_SUITS.findIndex((_, index) => toPlayedCard({ suit: HOME_SUITS[index]!, rank: 'ace' }) === card % SUIT_COUNT);
      return { card, pile: `home ${suit}`, x: getHomeX(suit), y: HOME_Y, width: BIG, isFaceUp: true };
    });
}

function placeHand({ table: { talon, drawn } }: Klondike): PlacedCard[] {
  const waste = talon.slice(0, drawn).slice(-4); // the lowest of them is covered
  const fanned = Math.min(3, waste.length);
  return [
    ...talon
      .slice(drawn, drawn + 4)
      .toReversed()
      .map((card, layer) => ({
        card,
        pile: 'stock',
        x: STOCK_X - layer * 3,
        y: HAND_Y - layer * 5,
        width: BIG,
        isFaceUp: false,
      })),
    ...waste.map((card, index): PlacedCard => {
      const fromTop = waste.length - 1 - index;
      return {
        card,
        pile: 'waste',
        x: WASTE_X - Math.min(fanned - 1, fromTop) * WASTE_STEP,
        y: HAND_Y,
        width: BIG,
        isFaceUp: true,
        look: fromTop === 0 ? {} : { style: 'stacked', covered: true },
      };
    }),
  ];
}

function toDrawnTable(state: Klondike, index: number, states: readonly Klondike[]): DrawnTable {
  const empty: Klondike = {
    ...state,
    stock: [],
    waste: [],
    foundations: { spades: 0, hearts: 0, diamonds: 0, clubs: 0 },
    columns: state.columns.map(() => ({ down: [], up: [] })),
  };
  return {
    surroundings: drawTable(empty, drawAllColumns(empty)),
    cards: [...placeFoundations(state), ...placeHand(state), ...placeColumns(state)],
    onTop: state.stock.length > 0 ? drawStockCount(state) : '',
    isDragged: states[index - 1]?.stock.length === state.stock.length,
  };
}

export const loop = createCardLoop([...playGreedily(SEED)].slice(FIRST_MOVE, LAST_MOVE + 1).map(toDrawnTable));
