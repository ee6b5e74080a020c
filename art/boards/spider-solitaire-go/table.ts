// Draws the table of Spider Solitaire Go: complete runs and the spider on top, ten columns, the stock below.
import { getScore as computeScore } from '#app/games/spider/rules/table.ts';
import type { Card, Suit } from '../../cards/deck.ts';
import { drawPip } from '../../cards/pips.ts';
import { CARD_TOOLS, drawHeading, drawToolbar } from '../drawing/hud.ts';
import { box, disc, formatMinutes, stroke, text } from '../drawing/shapes.ts';
import { drawCardBack, drawCard, computeFanOffsets, drawSlot } from '../drawing/sprite.ts';
import { STUDIO, THEMES } from '../drawing/theme.ts';
import type { Column } from '../play/deal-cards.ts';
import type { Spider } from './spider.ts';
import { drawSpiderCharacter, drawWeb } from './spider-character.ts';

export const theme = THEMES['spider-solitaire-go'];

export const CARD = 100;

export const RUN_CARD = 82; // width of the cards of a complete run

/** The stock: one card for each deal, the next on the right. */
export const [STOCK_CARD, STOCK_X, STOCK_Y, STOCK_STEP] = [150, 870, 1818, 62];

export const TABLE_Y = 610;

export const getScore = ({ moves, done }: Spider): number => computeScore({ moves, runs: done });

export const getColumnX = (column: number): number => 18 + column * 105;

/** Returns the vertical offsets between the face-down and the face-up cards of a column. */
export function getSteps({ down, up }: Column): { down: number; up: number } {
  return computeFanOffsets(down.length, up.length, 1120, { down: 60, up: 82, cardHeight: CARD * 1.4 });
}

/** Draws a column without its last `without` cards. */
export function drawColumn(column: Column, x: number, without = 0, glow?: string): string {
  const { down, up } = getSteps(column);
  const open = without ? column.up.slice(0, -without) : column.up;
  if (column.down.length + open.length === 0) return drawSlot(x, TABLE_Y, CARD, { paint: theme.deep, lit: glow });
  return (
    column.down.map((_, index) => drawCardBack(x, TABLE_Y + index * down, CARD)).join('') +
    open
      .map((card, index) =>
        drawCard(card, x, TABLE_Y + column.down.length * down + index * up, CARD, index === open.length - 1 ? { glow } : { style: 'bare' }),
      )
      .join('')
  );
}

/** Returns the place of a complete run. */
export const getRunPlace = (index: number): { x: number; y: number } => ({ x: 40 + index * 88, y: 384 });

function drawFinishedRuns(done: readonly Suit[]): string {
  return Array.from({ length: 8 }, (_, index) => {
    const { x, y } = getRunPlace(index);
    const suit = done[index];
    return suit
      ? [8, 4, 0]
          .map((shift) =>
            shift
              ? box(x + shift, y - shift, RUN_CARD, 115, 8, '#fffaf1', 'stroke="#d9c6ac" stroke-width="2"')
              : drawCard({ suit, rank: 'king' }, x, y, RUN_CARD),
          )
          .join('')
      : drawSlot(x, y, RUN_CARD, { paint: theme.deep });
  }).join('');
}

function drawStock(state: Spider): string {
  const piles = Math.ceil(state.stock.length / 10);
  const suits = state.suits.map((suit, index) => drawPip(suit, 118 + index * 74, 1962, 56, { fill: '#fff' })).join('');
  const chip =
    box(60, 1822, 400, 200, 44, theme.deep, 'opacity=".5"') +
    text(92, 1898, `${state.suits.length} suits`, { size: 50, weight: 700, anchor: 'start' }) +
    suits;
  const cards =
    Array.from({ length: piles }, (_, index) => drawCardBack(STOCK_X - (piles - 1 - index) * STOCK_STEP, STOCK_Y, STOCK_CARD)).join('') ||
    drawSlot(STOCK_X, STOCK_Y, STOCK_CARD, { paint: theme.deep });
  return chip + cards + (piles ? drawStockCount(piles) : '');
}

/** Draws the number of deals left, on top of the stock. */
export function drawStockCount(deals: number): string {
  return disc(1018, 1826, 36, STUDIO.coral, 'stroke="#fff" stroke-width="6"') + text(1018, 1840, deals, { size: 40 });
}

function drawHangingSpider(pose: 'sit' | 'wave'): string {
  return stroke('M908 318V400', '#fff', 5, 'opacity=".7"') + drawSpiderCharacter(908, 462, 0.6, pose);
}

/** Draws the whole screen of a game in progress. */
export function drawTable(state: Spider, columns: string, pose: 'sit' | 'wave' = 'sit'): string {
  return (
    drawWeb(540, 1330, 560, '#fff', 0.1) +
    drawHeading(theme, [
      { label: 'Score', value: getScore(state) },
      { label: 'Time', value: formatMinutes(state.moves * 4.3) },
      { label: 'Moves', value: state.moves },
    ]) +
    drawFinishedRuns(state.done) +
    drawHangingSpider(pose) +
    drawStock(state) +
    columns +
    drawToolbar(CARD_TOOLS)
  );
}

export const drawAllColumns = (state: Spider): string =>
  state.columns.map((column, index) => drawColumn(column, getColumnX(index))).join('');

/** Draws a run that is lifted from the table, tilted by `turn` degrees. */
export function drawLiftedRun(
  cards: readonly Card[],
  x: number,
  y: number,
  step: number,
  width: number,
  turn: number,
  glow?: string,
): string {
  const height = (cards.length - 1) * step + width * 1.4;
  const halo = glow
    ? box(x - 26, y - 26, width + 52, height + 52, 40, glow, 'filter="url(#far)"') + box(x - 9, y - 9, width + 18, height + 18, 22, glow)
    : '';
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${halo}${cards.map((card, index) => drawCard(card, x, y + index * step, width, { lift: 1, style: index === cards.length - 1 ? 'portrait' : 'bare', shadow: !glow && (index === 0 || index === cards.length - 1) })).join('')}</g>`;
}
