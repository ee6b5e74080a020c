// Draws the five screenshots of Block Blitz Go.
import { drawButton, drawCelebration, drawFacts, drawPanel, drawThreeStars, drawToolbar } from '../drawing/hud.ts';
import { box, rays, star, text, formatThousands } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { createRandom } from '../play/deal-cards.ts';
import { findFootprint, SIDE, withPiece } from '#app/games/block-blitz/rules/field.ts';
import { playBlocks, startBlocks } from './blocks.ts';
import { findFifthCombo, findHover, findLines, START_SEED } from './positions.ts';
import { drawStyleBoard } from './styles.ts';
import { drawBoard, BOARD_X, BOARD_Y, CELL, drawScores, theme, TOOLS, drawTray } from './table.ts';
import { drawCube, drawCubes, drawPiece } from './tiles.ts';

function drawHoverBoard(): string {
  const { state, placement } = findHover();
  const piece = state.tray[placement.slot]!;
  const covered = findFootprint(state.field, piece, placement.row, placement.column)!;
  const at = (index: number) => [BOARD_X + (index % SIDE) * CELL, BOARD_Y + Math.floor(index / SIDE) * CELL] as const;
  const y = BOARD_Y + 7 * CELL;
  const glow =
    box(BOARD_X - 6, y - 6, 8 * CELL + 12, CELL + 12, 34, '#ffe27a', 'filter="url(#halo)" opacity=".95"') +
    box(BOARD_X, y, 8 * CELL, CELL, 30, '#ffe27a', 'opacity=".45"');
  const ghost = covered
    .map((index) => {
      const [gx, gy] = at(index);
      return (
        box(gx + 8, gy + 8, CELL - 16, CELL - 16, 24, '#ff8a78', 'opacity=".55"') +
        box(
          gx + 10,
          gy + 10,
          CELL - 20,
          CELL - 20,
          22,
          'none',
          'stroke="#fff" stroke-width="7" stroke-dasharray="20 14" stroke-linecap="round"',
        )
      );
    })
    .join('');
  const columns = Math.max(...piece.cells.map(([, column]) => column)) + 1;
  const center = BOARD_X + (placement.column + columns / 2) * CELL;
  const side = center > 700 ? -1 : 1;
  const held = `<g style="filter:drop-shadow(0 46px 26px rgb(40 0 20 / .5))" transform="rotate(${side * 4} ${center} 1200)">${drawPiece(piece, center + side * 190, y - 210, CELL * 1.06)}</g>`;
  const edge = box(BOARD_X, y, 8 * CELL, CELL, 30, 'none', 'stroke="#fff3b8" stroke-width="9"');
  return (
    drawScores(state.score, 4820, state.combo) +
    drawBoard() +
    glow +
    drawCubes(state.field, BOARD_X, BOARD_Y, CELL) +
    ghost +
    edge +
    drawTray(state, placement.slot) +
    held +
    drawToolbar(TOOLS)
  );
}

function drawComboBoard(): string {
  const { state, placement } = findFifthCombo();
  const { rows, columns } = findLines(state, placement);
  const filled = withPiece(state.field, state.tray[placement.slot]!, placement.row, placement.column)!;
  const after = playBlocks(state, placement);
  const random = createRandom(5);
  const bands = [
    ...rows.map((row) => [BOARD_X, BOARD_Y + row * CELL, 8 * CELL, CELL] as const),
    ...columns.map((column) => [BOARD_X + column * CELL, BOARD_Y, CELL, 8 * CELL] as const),
  ];
  const paint = (grow: number, color: string, more: string) =>
    bands.map(([x, y, width, height]) => box(x - grow, y - grow, width + grow * 2, height + grow * 2, 34 + grow, color, more)).join('');
  const halo = paint(26, '#ffb43a', 'filter="url(#far)"');
  const shine =
    paint(0, '#fff2b0', 'opacity=".42"') +
    paint(-18, '#ffffff', 'opacity=".55" filter="url(#soft)"') +
    paint(-2, 'none', 'stroke="#fff6d2" stroke-width="7"');
  const lit = filled
    .map((color, index) => ({ color: color!, row: Math.floor(index / SIDE), column: index % SIDE }))
    .filter(({ row, column }) => rows.includes(row) || columns.includes(column));
  const still = lit
    .map(({ color, row, column }) => drawCube(color, BOARD_X + column * CELL + 10, BOARD_Y + row * CELL + 10, CELL - 20))
    .join('');
  const burst = [...lit, ...lit]
    .map(({ color, row, column }) => {
      const [spread, angle] = [60 + random() ** 0.7 * 330, random() * Math.PI * 2];
      const size = CELL * (0.3 + random() * 0.42);
      const inside = (value: number, low: number, high: number) =>
        value < low ? 2 * low - value : value > high ? 2 * high - value : value;
      const x = inside(BOARD_X + (column + 0.5) * CELL + Math.cos(angle) * spread, 44, 1036);
      const y = inside(BOARD_Y + (row + 0.5) * CELL + Math.sin(angle) * spread - 30, 480, 1530);
      return `<g transform="rotate(${(random() * 120 - 60).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" style="filter:drop-shadow(0 10px 6px rgb(40 0 20 / .35))">${drawCube(color, x - size / 2, y - size / 2, size)}</g>`;
    })
    .join('');
  const sparks = Array.from({ length: 26 }, () =>
    star(BOARD_X + random() * 960, BOARD_Y - 40 + random() * 1060, 10 + random() * 20, {
      fill: '#fff6cf',
      edge: '#ffd24a',
      hollow: true,
      turn: random() * 60,
    }),
  ).join('');
  const gained = after.score - state.score;
  const middle = BOARD_Y + 430;
  const words =
    `<g transform="rotate(-6 540 ${middle})">` +
    text(540, middle + 22, 'Combo ×5', { size: 206, weight: 800, fill: '#a52a4a', outline: '#6d1c44', outlineWidth: 56 }) +
    text(540, middle, 'Combo ×5', { size: 206, weight: 800, fill: '#ffd94f', outline: '#6d1c44', outlineWidth: 44 }) +
    '</g>' +
    text(540, middle + 190, `+${formatThousands(gained)}`, { size: 136, weight: 800, outline: '#6d1c44', outlineWidth: 30 });
  return (
    rays(540, middle, 2400, '#fff', 0.1, 18) +
    drawScores(after.score, 4820, 5) +
    drawBoard() +
    halo +
    drawCubes(after.field, BOARD_X, BOARD_Y, CELL) +
    still +
    shine +
    burst +
    sparks +
    drawTray(after) +
    words +
    drawToolbar(TOOLS)
  );
}

function drawDailyBoard(): string {
  const result =
    drawThreeStars(540, 1000, 104) +
    drawPanel(120, 1190, 840, 800, 'Daily done!', { ribbon: STUDIO.violet, fold: '#4a2fa8' }) +
    text(540, 1378, 'New best score', { size: 56, weight: 700, fill: '#7a5566' }) +
    text(540, 1522, '6,340', { size: 168, weight: 800, fill: '#f2604f' }) +
    drawFacts(180, 1570, 720, [
      ['Best combo', '×6'],
      ['Streak', '12 days'],
    ]) +
    drawButton(180, 1790, 344, 140, 'paper', { icon: 'share', label: 'Share', size: 56 }) +
    drawButton(556, 1790, 344, 140, 'leaf', { label: 'Continue', size: 60 });
  return drawScores(6340, 6340, 6) + drawBoard() + drawCelebration(theme, 960, 77) + result;
}

function drawStartBoard(): string {
  const state = startBlocks(START_SEED);
  return drawScores(0, 4820, 0) + drawBoard() + drawTray(state) + drawToolbar(TOOLS);
}

export const boards = [drawStartBoard, drawHoverBoard, drawComboBoard, drawDailyBoard, drawStyleBoard] as const;
