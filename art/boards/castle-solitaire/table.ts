// Draws the table of Castle Solitaire: the building site on top, eight rows around the foundations.
import { type Card, RANKS, SUITS } from '../../cards/deck.ts';
import { CARD_TOOLS, drawHeading, drawToolbar } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, formatMinutes, text } from '../drawing/shapes.ts';
import { drawCard, drawSlot } from '../drawing/sprite.ts';
import { STUDIO, THEMES } from '../drawing/theme.ts';
import type { Castle } from './beleaguered.ts';
import { drawCastle, CASTLE_PIECES, type CastlePiece } from './castle.ts';
import { drawSite } from './scenery.ts';

export const theme = THEMES['castle-solitaire'];

export const CARD = 140;

export const HOME_X = 470;
const [ROW_Y, ROW_STEP, EDGE] = [950, 226, 26];

export const getRowY = (row: number): number => ROW_Y + (row % 4) * ROW_STEP;

/** Returns the upper left corner of a card in a row; the last card is the outermost. */
export function getCardPosition(row: number, count: number, index: number): { x: number; y: number } {
  const step = Math.min(57, (HOME_X - EDGE - CARD - 22) / Math.max(1, count - 1));
  return { x: row < 4 ? HOME_X - 22 - CARD - index * step : HOME_X + CARD + 22 + index * step, y: getRowY(row) };
}

/** Draws a row without its last `without` cards. */
export function drawRow(cards: readonly Card[], row: number, without = 0, glow?: string): string {
  const shown = without ? cards.slice(0, -without) : cards;
  if (shown.length === 0) {
    const { x, y } = getCardPosition(row, 1, 0);
    return drawSlot(x, y, CARD, theme.deep);
  }
  return shown
    .map((card, index) => {
      const { x, y } = getCardPosition(row, cards.length, index);
      return drawCard(card, x, y, CARD, {
        style: 'stacked',
        mirrored: row < 4,
        covered: index < shown.length - 1,
        glow: index === shown.length - 1 ? glow : undefined,
      });
    })
    .join('');
}

function drawHomes(state: Castle): string {
  const column = box(HOME_X - 14, ROW_Y - 16, CARD + 28, ROW_STEP * 3 + 196 + 32, 34, theme.deep, 'opacity=".4"');
  return (
    column +
    SUITS.map((suit, index) => drawCard({ suit, rank: RANKS[state.foundations[suit] - 1]! }, HOME_X, getRowY(index), CARD)).join('')
  );
}

export const drawAllRows = (state: Castle): string => state.rows.map((cards, row) => drawRow(cards, row)).join('');

function drawProgress(words: string, done: number): string {
  const pieces = CASTLE_PIECES.map((_, index) =>
    box(520 + index * 58, 1958, 46, 46, 14, index < done ? STUDIO.yellow : '#fff', index < done ? '' : 'opacity=".22"'),
  ).join('');
  return (
    box(60, 1926, 960, 110, 55, theme.deep, 'opacity=".55"') +
    drawIcon('hammer', 124, 1981, 62, STUDIO.yellow) +
    text(176, 1997, words, { size: 44, anchor: 'start' }) +
    pieces
  );
}

/** Draws the whole screen of a game in progress; `done` is the number of built pieces. */
export function drawTable(state: Castle, moves: number, scene: string, rows: string, done: number, words = 'Rose castle'): string {
  return (
    drawHeading(theme, [
      { label: 'Home', value: Object.values(state.foundations).reduce((sum, count) => sum + count, 0) },
      { label: 'Time', value: formatMinutes(moves * 4.6) },
      { label: 'Moves', value: moves },
    ]) +
    scene +
    drawHomes(state) +
    rows +
    drawProgress(words, done) +
    drawToolbar(CARD_TOOLS)
  );
}

export const SITE_AREA = { x: 50, y: 350, width: 980, height: 540, ground: 792 } as const;

export const drawCastleOnSite = (built: readonly CastlePiece[], extra = '', hour: 'day' | 'dusk' = 'day'): string =>
  drawSite(
    SITE_AREA.x,
    SITE_AREA.y,
    SITE_AREA.width,
    SITE_AREA.height,
    SITE_AREA.ground,
    drawCastle(540, SITE_AREA.ground, 0.66, built, '#ffffff') + extra,
    hour,
  );
