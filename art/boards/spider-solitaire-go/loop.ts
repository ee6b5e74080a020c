// The loop of play of Spider Solitaire Go: a deal from the stock and two runs that are completed, in a greedy game of two suits.
import { createCardLoop, type DrawnTable, type PlacedCard } from '../loops/card-loop.ts';
import { playSpiderGreedily, showTable, type Spider } from './spider.ts';
import {
  CARD,
  drawAllColumns,
  drawStockCount,
  drawTable,
  getColumnX,
  getRunPlace,
  getSteps,
  RUN_CARD,
  STOCK_CARD,
  STOCK_STEP,
  STOCK_X,
  STOCK_Y,
  TABLE_Y,
} from './table.ts';

const SEED = 123;
const [FIRST_MOVE, LAST_MOVE] = [30, 41];
const DEAL_STAGGER_MS = 70;
const RUN_STAGGER_MS = 35;
const CARDS_PER_DEAL = 10;

function placeColumns({ table, columns }: Spider): PlacedCard[] {
  return table.columns.flatMap((cards, index) => {
    const hidden = table.hidden[index]!;
    const { down, up } = getSteps(columns[index]!);
    return cards.map((card, row): PlacedCard => ({
      card,
      pile: `column ${index}`,
      x: getColumnX(index),
      y: TABLE_Y + Math.min(row, hidden) * down + Math.max(0, row - hidden) * up,
      width: CARD,
      isFaceUp: row >= hidden,
      look: row === cards.length - 1 ? {} : { style: 'bare' },
    }));
  });
}

/** Places the cards of a complete run on top of each other, the king last. */
function placeRuns({ table }: Spider): PlacedCard[] {
  return table.runs.flatMap((run, index) =>
    run.toReversed().map((card, row) => ({
      card,
      pile: `run ${index}`,
      ...getRunPlace(index),
      width: RUN_CARD,
      isFaceUp: true,
      look: { shadow: row === 0 }, // of many shadows, one would be a dark edge
    })),
  );
}

/** Places the stock, whose next ten cards are on the right. */
function placeStock({ table }: Spider): PlacedCard[] {
  return table.stock.toReversed().map((card, fromLast) => {
    const fromNext = table.stock.length - 1 - fromLast;
    return {
      card,
      pile: 'stock',
      x: STOCK_X - Math.floor(fromNext / CARDS_PER_DEAL) * STOCK_STEP,
      y: STOCK_Y,
      width: STOCK_CARD,
      isFaceUp: false,
      look: { shadow: fromNext % CARDS_PER_DEAL === CARDS_PER_DEAL - 1 },
    };
  });
}

function drawTableOf(state: Spider): DrawnTable {
  const empty: Spider = { ...state, done: [], stock: [], columns: state.columns.map(() => ({ down: [], up: [] })) };
  return {
    surroundings: drawTable(empty, drawAllColumns(empty)),
    cards: [...placeStock(state), ...placeRuns(state), ...placeColumns(state)],
    onTop: state.stock.length > 0 ? drawStockCount(state.stock.length / CARDS_PER_DEAL) : '',
  };
}

/** Returns the state in which the run that a move completed still lies on its column. */
function putRunBack(before: Spider, after: Spider): Spider {
  const run = after.table.runs.at(-1)!;
  const column = before.table.columns.findIndex((cards) => cards.includes(run[0]!)); // the king stays where it is
  const columns = after.table.columns.with(column, [...after.table.columns[column]!, ...run]);
  const hidden = after.table.hidden.with(column, before.table.hidden[column]!);
  return showTable({ ...after.table, columns, hidden, runs: before.table.runs }, after.suits);
}

/** Draws the table after a move. A run that it completes leaves the table as a second step. */
function drawMove(state: Spider, index: number, states: readonly Spider[]): DrawnTable[] {
  const before = states[index - 1];
  if (!before) return [drawTableOf(state)];
  if (before.stock.length > state.stock.length) return [{ ...drawTableOf(state), staggerMs: DEAL_STAGGER_MS }];
  if (before.done.length === state.done.length) return [{ ...drawTableOf(state), isDragged: true }];
  return [
    { ...drawTableOf(putRunBack(before, state)), isDragged: true },
    { ...drawTableOf(state), staggerMs: RUN_STAGGER_MS },
  ];
}

export const loop = createCardLoop([...playSpiderGreedily(SEED, ['spades', 'hearts'])].slice(FIRST_MOVE, LAST_MOVE + 1).flatMap(drawMove));
