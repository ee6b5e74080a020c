// Draws the table of Solitaire Go: foundations on top, seven columns, the stock at the bottom within reach of the thumb.
import { type Card, RANKS } from '../../cards/deck.ts';
import { CARD_TOOLS, drawHeading, drawToolbar } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { drawCrest } from '../drawing/page.ts';
import { box, disc, formatMinutes, star, text, formatThousands } from '../drawing/shapes.ts';
import { drawCardBack, drawCard, computeFanOffsets, drawSlot } from '../drawing/sprite.ts';
import { STUDIO, THEMES } from '../drawing/theme.ts';
import type { Column } from '../play/deal-cards.ts';
import type { Klondike } from './klondike.ts';

export const theme = THEMES['solitaire-go'];

export const CARD = 138;

export const BIG = 180;

export const HOME_SUITS = ['spades', 'diamonds', 'clubs', 'hearts'] as const;

export const getColumnX = (column: number): number => 30 + column * 147;

export const getHomeX = (index: number): number => 60 + index * 260;

export const [HOME_Y, TABLE_Y] = [356, 664];

/** The hand: the waste, a fan whose top card is on the right, and the stock. */
export const [HAND_Y, WASTE_X, WASTE_STEP, STOCK_X] = [1806, 584, 92, 840];

/** Returns the vertical offsets between the face-down and the face-up cards of a column. */
export function getSteps(column: Column): { down: number; up: number } {
  return computeFanOffsets(column.down.length, column.up.length, 1090, { down: 50, up: 84, cardHeight: CARD * 1.4 });
}

/** Draws a column without its last `without` cards. */
export function drawColumn(column: Column, x: number, without = 0, glow?: string): string {
  const { down, up } = getSteps(column);
  const open = without ? column.up.slice(0, -without) : column.up;
  if (column.down.length + open.length === 0) return drawSlot(x, TABLE_Y, CARD, { paint: theme.deep, lit: glow });
  const hidden = column.down.map((_, index) => drawCardBack(x, TABLE_Y + index * down, CARD));
  const shown = open.map((card, index) =>
    drawCard(card, x, TABLE_Y + column.down.length * down + index * up, CARD, index === open.length - 1 ? { glow } : { style: 'bare' }),
  );
  return [...hidden, ...shown].join('');
}

export function drawHome(state: Klondike): string {
  return HOME_SUITS.map((suit, index) => {
    const count = state.foundations[suit];
    return count === 0
      ? drawSlot(getHomeX(index), HOME_Y, BIG, { suit, paint: theme.deep })
      : drawCard({ suit, rank: RANKS[count - 1]! }, getHomeX(index), HOME_Y, BIG);
  }).join('');
}

/** Draws the number of cards in the stock, on top of them. */
export function drawStockCount({ stock }: Klondike): string {
  return (
    disc(1014, HAND_Y + 8, 38, STUDIO.coral, 'stroke="#fff" stroke-width="6"') +
    text(1014, HAND_Y + 22, stock.length, { size: 40, weight: 800 })
  );
}

function drawHand(state: Klondike): string {
  const stock = state.stock.length
    ? Array.from({ length: Math.min(4, Math.ceil(state.stock.length / 6)) }, (_, layer) =>
        drawCardBack(STOCK_X - layer * 3, HAND_Y - layer * 5, BIG),
      ).join('') + drawStockCount(state)
    : drawSlot(STOCK_X, HAND_Y, BIG, { paint: theme.deep, mark: drawIcon('again', 930, HAND_Y + 126, 90, '#fff') });
  const last = state.waste.slice(-3);
  const waste = last.length
    ? last
        .map((card, index) =>
          drawCard(
            card,
            WASTE_X - (last.length - 1 - index) * WASTE_STEP,
            HAND_Y,
            BIG,
            index === last.length - 1 ? {} : { style: 'stacked', covered: true },
          ),
        )
        .join('')
    : drawSlot(WASTE_X, HAND_Y, BIG, { paint: theme.deep });
  const daily =
    box(60, HAND_Y + 6, 300, 240, 44, theme.deep, 'opacity=".55"') +
    drawIcon('calendar', 122, HAND_Y + 70, 72, STUDIO.yellow, 2.4) +
    text(176, HAND_Y + 84, 'Daily', { size: 44, anchor: 'start', weight: 800 }) +
    text(88, HAND_Y + 150, 'November 20', { size: 37, anchor: 'start', weight: 600, fill: theme.tint }) +
    [0, 1, 2]
      .map((index) => star(112 + index * 62, HAND_Y + 200, 20, index === 2 ? { fill: '#2b7d5c', edge: '#1c5f45', hollow: true } : {}))
      .join('');
  return daily + waste + stock;
}

function drawPills(state: Klondike): string {
  return drawHeading(theme, [
    { label: 'Score', value: formatThousands(state.score) },
    { label: 'Time', value: formatMinutes(state.moves * 2.7) },
    { label: 'Moves', value: state.moves },
  ]);
}

/** Draws the whole screen of a game in progress. */
export function drawTable(state: Klondike, columns: string): string {
  return drawCrest(theme, 540, 1500, 420) + drawPills(state) + drawHome(state) + drawHand(state) + columns + drawToolbar(CARD_TOOLS);
}

export const drawAllColumns = (state: Klondike): string =>
  state.columns.map((column, index) => drawColumn(column, getColumnX(index))).join('');

/** Draws a run that is lifted from the table, tilted by `turn` degrees. */
export function drawRun(cards: readonly Card[], x: number, y: number, step: number, turn: number, width = CARD): string {
  const lifted = cards.map((card, index) =>
    drawCard(card, x, y + index * step, width, {
      lift: 1,
      style: index === cards.length - 1 ? 'portrait' : 'bare',
      shadow: index === 0 || index === cards.length - 1,
    }),
  );
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + 150})">${lifted.join('')}</g>`;
}
