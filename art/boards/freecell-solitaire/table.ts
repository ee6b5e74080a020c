// The table of FreeCell Solitaire: foundations above, eight columns, four drawers below.
import { type Card, RANKS, SUITS } from '../../cards/deck.ts';
import { heading, type Tool, toolbar } from '../drawing/hud.ts';
import { crest } from '../drawing/page.ts';
import { box, minutes } from '../drawing/shapes.ts';
import { cardAt, fan, slot } from '../drawing/sprite.ts';
import { THEMES } from '../drawing/theme.ts';
import type { FreeCell } from './freecell.ts';

export const theme = THEMES['freecell-solitaire'];

export const CARD = 122;

export const BIG = 180;

export const columnX = (column: number): number => 28 + column * 129;

export const bigX = (index: number): number => 60 + index * 260;

export const [HOME_Y, TABLE_Y, CELL_Y] = [350, 652, 1798];

const TOOLS: readonly Tool[] = [
  { icon: 'undo', label: 'Undo' },
  { icon: 'hint', label: 'Hint', color: 'apricot' },
  { icon: 'again', label: 'Restart' },
  { icon: 'new', label: 'New' },
];

/** The offset of a column's cards. */
export function stepOf(column: readonly Card[]): number {
  return fan(0, column.length, 1090, { down: 0, up: 98, cardHeight: CARD * 1.4 }).up;
}

/** A column without its last `without` cards. */
export function drawColumn(column: readonly Card[], x: number, without = 0, glow?: string): string {
  const step = stepOf(column);
  const shown = without ? column.slice(0, -without) : column;
  if (shown.length === 0) return slot(x, TABLE_Y, CARD, { paint: theme.deep, lit: glow });
  return shown
    .map((card, index) => cardAt(card, x, TABLE_Y + index * step, CARD, index === shown.length - 1 ? { glow } : { style: 'bare' }))
    .join('');
}

function drawer(x: number): string {
  return (
    box(x - 16, CELL_Y - 16, BIG + 32, 284, 34, theme.deep, 'opacity=".55"') +
    box(x - 16, CELL_Y + 240, BIG + 32, 44, 22, '#8fc4fa') +
    box(x - 16, CELL_Y + 240, BIG + 32, 34, 17, '#c2e0ff') +
    box(x + BIG / 2 - 34, CELL_Y + 249, 68, 14, 7, '#5a97d8')
  );
}

/** The four free cells; `lit` glows. */
export function cells(state: FreeCell, options: { lit?: number; hide?: number } = {}): string {
  return state.cells
    .map((card, index) => {
      const x = bigX(index);
      const place =
        card && options.hide !== index
          ? cardAt(card, x, CELL_Y - 12, BIG)
          : slot(x, CELL_Y - 12, BIG, { paint: theme.deep, lit: options.lit === index ? '#ffe27a' : undefined });
      return drawer(x) + place;
    })
    .join('');
}

function homes(state: FreeCell): string {
  return SUITS.map((suit, index) => {
    const count = state.foundations[suit];
    return count
      ? cardAt({ suit, rank: RANKS[count - 1]! }, bigX(index), HOME_Y, BIG)
      : slot(bigX(index), HOME_Y, BIG, { suit, paint: theme.deep });
  }).join('');
}

/** The whole screen of a game in progress. */
export function table(state: FreeCell, line: { deal: number; moves: number }, columns: string, drawers = cells(state)): string {
  return (
    crest(theme, 540, 1520, 380) +
    heading(theme, [
      { label: 'Deal', value: `#${line.deal}` },
      { label: 'Time', value: minutes(line.moves * 5.2) },
      { label: 'Moves', value: line.moves },
    ]) +
    homes(state) +
    drawers +
    columns +
    toolbar(TOOLS, 2120)
  );
}

export const allColumns = (state: FreeCell): string => state.columns.map((column, index) => drawColumn(column, columnX(index))).join('');
