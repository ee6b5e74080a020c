// Draws the table of FreeCell Solitaire: foundations on top, eight columns, four drawers (the free cells) below.
import { type Card, RANKS, SUITS } from '../../cards/deck.ts';
import { drawHeading, type Tool, drawToolbar } from '../drawing/hud.ts';
import { drawCrest } from '../drawing/page.ts';
import { box, formatMinutes } from '../drawing/shapes.ts';
import { drawCard, computeFanOffsets, drawSlot } from '../drawing/sprite.ts';
import { THEMES } from '../drawing/theme.ts';
import type { FreeCell } from './freecell.ts';

export const theme = THEMES['freecell-solitaire'];

export const CARD = 122;

export const BIG = 180;

export const getColumnX = (column: number): number => 28 + column * 129;

export const getBigX = (index: number): number => 60 + index * 260;

export const [HOME_Y, TABLE_Y, CELL_Y] = [350, 652, 1798];

const TOOLS: readonly Tool[] = [
  { icon: 'undo', label: 'Undo' },
  { icon: 'hint', label: 'Hint', color: 'apricot' },
  { icon: 'again', label: 'Restart' },
  { icon: 'new', label: 'New' },
];

/** Returns the vertical offset between the cards of a column. */
export function getStep(column: readonly Card[]): number {
  return computeFanOffsets(0, column.length, 1090, { down: 0, up: 98, cardHeight: CARD * 1.4 }).up;
}

/** Draws a column without its last `without` cards. */
export function drawColumn(column: readonly Card[], x: number, without = 0, glow?: string): string {
  const step = getStep(column);
  const shown = without ? column.slice(0, -without) : column;
  if (shown.length === 0) return drawSlot(x, TABLE_Y, CARD, { paint: theme.deep, lit: glow });
  return shown
    .map((card, index) => drawCard(card, x, TABLE_Y + index * step, CARD, index === shown.length - 1 ? { glow } : { style: 'bare' }))
    .join('');
}

function drawDrawer(x: number): string {
  return (
    box(x - 16, CELL_Y - 16, BIG + 32, 284, 34, theme.deep, 'opacity=".55"') +
    box(x - 16, CELL_Y + 240, BIG + 32, 44, 22, '#8fc4fa') +
    box(x - 16, CELL_Y + 240, BIG + 32, 34, 17, '#c2e0ff') +
    box(x + BIG / 2 - 34, CELL_Y + 249, 68, 14, 7, '#5a97d8')
  );
}

/** Draws the four free cells; the one with the index `lit` glows. */
export function drawCells(state: FreeCell, options: { lit?: number; hide?: number } = {}): string {
  return state.cells
    .map((card, index) => {
      const x = getBigX(index);
      const place =
        card && options.hide !== index
          ? drawCard(card, x, CELL_Y - 12, BIG)
          : drawSlot(x, CELL_Y - 12, BIG, { paint: theme.deep, lit: options.lit === index ? '#ffe27a' : undefined });
      return drawDrawer(x) + place;
    })
    .join('');
}

function drawHomes(state: FreeCell): string {
  return SUITS.map((suit, index) => {
    const count = state.foundations[suit];
    return count
      ? drawCard({ suit, rank: RANKS[count - 1]! }, getBigX(index), HOME_Y, BIG)
      : drawSlot(getBigX(index), HOME_Y, BIG, { suit, paint: theme.deep });
  }).join('');
}

/** Draws the whole screen of a game in progress. */
export function drawTable(state: FreeCell, line: { deal: number; moves: number }, columns: string, drawers = drawCells(state)): string {
  return (
    drawCrest(theme, 540, 1520, 380) +
    drawHeading(theme, [
      { label: 'Deal', value: `#${line.deal}` },
      { label: 'Time', value: formatMinutes(line.moves * 5.2) },
      { label: 'Moves', value: line.moves },
    ]) +
    drawHomes(state) +
    drawers +
    columns +
    drawToolbar(TOOLS, 2120)
  );
}

export const drawAllColumns = (state: FreeCell): string =>
  state.columns.map((column, index) => drawColumn(column, getColumnX(index))).join('');
