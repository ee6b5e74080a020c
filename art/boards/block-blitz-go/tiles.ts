// Draws the cubes of the block puzzle in four styles. Every color also has a pattern.
import { getPipPath } from '../../cards/pips.ts';
import { box, disc, place, shape, star, stroke } from '../drawing/shapes.ts';
import { SIDE, type Field } from '#app/games/block-blitz/rules/field.ts';
import type { BlockColor, Piece } from '#app/games/block-blitz/rules/pieces.ts';

export const BLOCK_STYLES = ['candy', 'wood', 'felt', 'night'] as const;
export type BlockStyle = (typeof BLOCK_STYLES)[number];

interface Paint {
  readonly face: string;
  readonly light: string;
  readonly dark: string;
}

const CANDY: Readonly<Record<BlockColor, Paint>> = {
  coral: { face: '#ff6a5b', light: '#ff9a8a', dark: '#c22f45' },
  apricot: { face: '#ff9d3d', light: '#ffc27d', dark: '#d2620f' },
  yellow: { face: '#ffd13f', light: '#ffe88f', dark: '#dd9406' },
  leaf: { face: '#5ec255', light: '#97e08a', dark: '#2f8536' },
  sky: { face: '#4fb9f2', light: '#96dcff', dark: '#1f7cc0' },
  violet: { face: '#9172f5', light: '#bda9ff', dark: '#5a38c4' },
  rose: { face: '#f277b4', light: '#ffb0d6', dark: '#bb3a82' },
};

const WOOD: Readonly<Record<BlockColor, Paint>> = {
  coral: { face: '#c8694c', light: '#dc8a6c', dark: '#8d3f2c' },
  apricot: { face: '#d99550', light: '#edb57a', dark: '#9c5f26' },
  yellow: { face: '#e6bd72', light: '#f5d79b', dark: '#ab7d35' },
  leaf: { face: '#9aa25e', light: '#b8c07e', dark: '#656c34' },
  sky: { face: '#7fa0a8', light: '#a3c0c6', dark: '#4d6b73' },
  violet: { face: '#8d6f86', light: '#ad90a6', dark: '#5b4256' },
  rose: { face: '#c98a86', light: '#e2aca7', dark: '#8f5653' },
};

function drawPattern(color: BlockColor): string {
  switch (color) {
    case 'coral':
      return shape(getPipPath('hearts'), '#fff', 'transform="scale(.5)"');
    case 'apricot':
      return disc(0, 0, 19, 'none', 'stroke="#fff" stroke-width="10"');
    case 'yellow':
      return star(0, 2, 24, { fill: '#fff', edge: '#fff', hollow: true });
    case 'leaf':
      return shape('M-24 24Q-30-26 26-26Q28 24-24 24Z', '#fff');
    case 'sky':
      return stroke('M-24-10q12-14 24 0t24 0M-24 14q12-14 24 0t24 0', '#fff', 9);
    case 'violet':
      return shape(getPipPath('diamonds'), '#fff', 'transform="scale(.52)"');
    case 'rose':
      return [0, 72, 144, 216, 288].map((turn) => disc(0, -15, 11.5, '#fff', `transform="rotate(${turn})"`)).join('');
    default:
      return color satisfies never;
  }
}

/** Draws a cube of `size` units with its upper left corner at (x, y). */
export function drawCube(color: BlockColor, x: number, y: number, size: number, style: BlockStyle = 'candy'): string {
  const { face, light, dark } = (style === 'wood' ? WOOD : CANDY)[color];
  const mark = (opacity: number) => `<g transform="translate(50 46)" opacity="${opacity}">${drawPattern(color)}</g>`;
  let drawing: string;
  switch (style) {
    case 'candy':
      drawing =
        box(3, 3, 94, 94, 22, dark) +
        box(3, 3, 94, 84, 22, face) +
        box(9, 8, 82, 40, 17, light, 'opacity=".75"') +
        box(9, 26, 82, 56, 17, face, 'opacity=".9"') +
        mark(0.42) +
        stroke('M17 27Q18 16 30 15', '#fff', 7, 'opacity=".9"');
      break;
    case 'wood':
      drawing =
        box(3, 3, 94, 94, 13, dark) +
        box(3, 3, 94, 86, 13, face) +
        box(6, 6, 88, 12, 8, light) +
        stroke('M10 32Q40 26 90 34M10 50Q50 60 90 48M10 68Q46 60 90 72M12 80Q60 84 88 80', dark, 3.5, 'opacity=".35"') +
        mark(0.5);
      break;
    case 'felt':
      drawing =
        box(3, 5, 94, 93, 26, dark, 'opacity=".8"') +
        box(3, 3, 94, 90, 26, face) +
        box(13, 12, 74, 71, 18, 'none', `stroke="#fff" stroke-width="4.5" stroke-dasharray="10 9" stroke-linecap="round" opacity=".75"`) +
        `<g transform="translate(50 47) scale(.72)" opacity=".55">${drawPattern(color)}</g>`;
      break;
    case 'night':
      drawing =
        box(5, 5, 90, 90, 20, dark, 'opacity=".55"') +
        box(7, 7, 86, 86, 18, '#1c1440') +
        box(8, 8, 84, 84, 18, 'none', `stroke="${face}" stroke-width="8"`) +
        `<g transform="translate(50 50) scale(.8)" opacity=".95"><g style="filter:drop-shadow(0 0 6px ${face})">${drawPattern(color).replaceAll('#fff', light)}</g></g>`;
      break;
    default:
      drawing = style satisfies never;
  }
  return place(+x.toFixed(1), +y.toFixed(1), drawing, +(size / 100).toFixed(3));
}

/** Draws a piece with its bounding box centered on (x, y). */
export function drawPiece(piece: Piece, x: number, y: number, size: number, style: BlockStyle = 'candy'): string {
  const rows = Math.max(...piece.cells.map(([row]) => row)) + 1;
  const columns = Math.max(...piece.cells.map(([, column]) => column)) + 1;
  return piece.cells
    .map(([row, column]) => drawCube(piece.color, x + (column - columns / 2) * size, y + (row - rows / 2) * size, size, style))
    .join('');
}

/** Draws the cubes of a field, with cell (0, 0) at (x, y). */
export function drawCubes(field: Field, x: number, y: number, size: number, style: BlockStyle = 'candy'): string {
  return field
    .map((color, index) => (color ? drawCube(color, x + (index % SIDE) * size, y + Math.floor(index / SIDE) * size, size, style) : ''))
    .join('');
}
