// Draws the chooser of block styles of Block Blitz Go.
import { drawButton, drawPanel, drawToolbar } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, disc, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { BLOCK_COLORS } from '#app/games/block-blitz/rules/pieces.ts';
import { findHover } from './positions.ts';
import { drawBoard, BOARD_X, BOARD_Y, CELL, drawScores, theme, TOOLS } from './table.ts';
import { BLOCK_STYLES, type BlockStyle, drawCube, drawCubes } from './tiles.ts';

const STYLE_NAMES: Readonly<Record<BlockStyle, string>> = { candy: 'Candy', wood: 'Wood', felt: 'Felt', night: 'Night' };

const STYLE_GROUNDS: Readonly<Record<BlockStyle, string>> = { candy: '#7a2350', wood: '#4b2f1f', felt: '#27543f', night: '#0d0926' };

export function drawStyleBoard(): string {
  const { state } = findHover();
  const cards = BLOCK_STYLES.map((style, index) => {
    const [x, y] = [104 + (index % 2) * 450, 850 + Math.floor(index / 2) * 490];
    const chosen = index === 0;
    const picture = '.01.2440223344653165'
      .split('')
      .map((mark, cell) =>
        mark === '.' || Number.isNaN(Number(mark))
          ? ''
          : drawCube(BLOCK_COLORS[Number(mark)]!, x + 30 + (cell % 5) * 72, y + 26 + Math.floor(cell / 5) * 72, 72, style),
      )
      .join('');
    return (
      (chosen ? box(x - 14, y - 14, 450, 432, 64, STUDIO.apricot) : '') +
      box(x, y, 422, 404, 52, STYLE_GROUNDS[style]) +
      picture +
      box(x, y + 330, 422, 74, 0, '#000', 'opacity="0"') +
      text(x + 211, y + 378, STYLE_NAMES[style], { size: 52, weight: 800 }) +
      (chosen
        ? disc(x + 404, y + 12, 46, STUDIO.leaf, 'stroke="#fff" stroke-width="8"') + drawIcon('check', x + 404, y + 12, 54, '#fff', 4)
        : '')
    );
  }).join('');
  const sheet =
    drawPanel(50, 680, 980, 1370, 'Your blocks', { ribbon: STUDIO.coral, fold: '#b43a44' }) +
    cards +
    drawButton(290, 1848, 500, 150, 'leaf', { icon: 'check', label: 'Done', size: 68 });
  return (
    drawScores(state.score, 4820, state.combo) +
    drawBoard() +
    drawCubes(state.field, BOARD_X, BOARD_Y, CELL) +
    drawToolbar(TOOLS) +
    box(0, 0, 1080, 2340, 0, theme.deep, 'opacity=".5"') +
    sheet
  );
}
