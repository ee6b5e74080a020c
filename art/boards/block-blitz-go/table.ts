// Draws the board, the tray and the scores of Block Blitz Go.
import { drawRoundButton, drawTitle, type Tool } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, text, formatThousands } from '../drawing/shapes.ts';
import { STUDIO, THEMES } from '../drawing/theme.ts';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import type { Piece } from '#app/games/block-blitz/rules/pieces.ts';
import type { BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';
import { drawPiece } from './tiles.ts';

export const theme = THEMES['block-blitz-go'];

export const CELL = 120;

export const [BOARD_X, BOARD_Y] = [60, 500];

export const TOOLS: readonly Tool[] = [
  { icon: 'undo', label: 'Undo' },
  { icon: 'hint', label: 'Hint', color: 'apricot' },
  { icon: 'palette', label: 'Blocks' },
  { icon: 'new', label: 'New' },
];

/** Draws the empty board in its frame. */
export function drawBoard(): string {
  const cells = Array.from({ length: SIDE * SIDE }, (_, index) =>
    box(
      BOARD_X + (index % SIDE) * CELL + 5,
      BOARD_Y + Math.floor(index / SIDE) * CELL + 5,
      CELL - 10,
      CELL - 10,
      24,
      '#fff',
      `opacity="${(index + Math.floor(index / SIDE)) % 2 ? 0.07 : 0.11}"`,
    ),
  ).join('');
  return (
    box(36, BOARD_Y + 6, 1008, 992, 66, '#1a0d1c', 'opacity=".5" filter="url(#far)"') +
    box(34, BOARD_Y - 26, 1012, 1024, 68, '#ffcf9e') +
    box(34, BOARD_Y - 26, 1012, 1008, 68, '#fff0dc') +
    box(46, BOARD_Y - 14, 988, 988, 58, theme.deep) +
    cells
  );
}

/** Returns the middle of a place in the tray. */
export const getTrayPlace = (slot: number): { x: number; y: number } => ({ x: 210 + slot * 330, y: 1786 });

/** Returns the size of a cell of a piece in the tray, where large pieces are drawn smaller. */
export function getTrayCellSize({ cells }: Piece): number {
  return Math.min(92, 256 / (Math.max(...cells.map(([, column]) => column)) + 1), 400 / (Math.max(...cells.map(([row]) => row)) + 1));
}

/** Draws the three pieces in the tray, without the one that is being dragged. */
export function drawTray(state: BlockBlitzState, without = -1, scale = 1): string {
  return state.tray
    .map((piece, slot) => {
      const { x, y } = getTrayPlace(slot);
      const well =
        box(x - 150, 1556, 300, 460, 60, theme.deep, 'opacity=".38"') +
        box(x - 147, 1559, 294, 454, 58, 'none', `stroke="${theme.tint}" stroke-opacity=".3" stroke-width="4"`);
      if (!piece || slot === without) return well;
      const drawing = drawPiece(piece, x, y, getTrayCellSize(piece) * scale);
      return well + `<g style="filter:drop-shadow(0 14px 12px rgb(60 10 30 / .4))">${drawing}</g>`;
    })
    .join('');
}

/** Draws the heading with the best score, the combo and the score. */
export function drawScores(score: number, best: number, combo: number): string {
  const chip =
    box(60, 212, 290, 100, 50, theme.deep, 'opacity=".55"') +
    drawIcon('trophy', 122, 262, 62, STUDIO.yellow, 2.2) +
    text(318, 280, formatThousands(best), { size: 50, anchor: 'end', weight: 800 });
  const streak =
    box(730, 212, 290, 100, 50, combo > 0 ? STUDIO.yellow : theme.deep, combo > 0 ? '' : 'opacity=".55"') +
    text(875, 280, combo > 0 ? `Combo ×${combo}` : 'Combo –', { size: 46, weight: 800, fill: combo > 0 ? STUDIO.ink : '#fff' });
  return (
    drawRoundButton(60, 78, 'pause') +
    drawRoundButton(924, 78, 'settings') +
    drawTitle(theme.title, 540, 148, 66, theme) +
    chip +
    streak +
    text(540, 420, formatThousands(score), { size: 158, weight: 800, outline: theme.deep, outlineWidth: 20 })
  );
}
