// The loop of play of Block Blitz Go: seven pieces, and three bursts, the last but one of three lines.
import { findFullLines, SIDE, withPiece, type Field } from '#app/games/block-blitz/rules/field.ts';
import type { BlockColor, Piece } from '#app/games/block-blitz/rules/pieces.ts';
import type { BlockBlitzMove, BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';
import { hints } from '#app/games/block-blitz/hints.ts';
import { drawToolbar } from '../drawing/hud.ts';
import { box, formatThousands, place, text } from '../drawing/shapes.ts';
import { drawFinger, easeInOut, easeOutBack, getProgress, interpolate, type Loop } from '../loops/loop.ts';
import { playBlocks, startBlocks } from './blocks.ts';
import { BOARD_X, BOARD_Y, CELL, drawBoard, drawScores, drawTray, getTrayCellSize, getTrayPlace, TOOLS } from './table.ts';
import { drawCube, drawCubes, drawPiece } from './tiles.ts';

const SEED = 23;
const [FIRST_MOVE, LAST_MOVE] = [15, 21];
const BEST_SCORE = 4820;

const LIFT_MS = 160;
const CARRY_MS = 460;
const REST_MS = 200;
const BURST_MS = 760;
const FLASH_MS = 180; // of the burst
const SHRINK_MS = 260; // of one cube
const DEAL_MS = 300;
const [FIRST_REST_MS, LAST_REST_MS] = [700, 1000];

const getSize = ({ cells }: Piece) => ({
  rows: Math.max(...cells.map(([row]) => row)) + 1,
  columns: Math.max(...cells.map(([, column]) => column)) + 1,
});

interface Turn {
  readonly before: BlockBlitzState;
  readonly move: BlockBlitzMove;
  readonly after: BlockBlitzState;
  readonly filled: Field; // with the piece, before lines burst
  readonly burst: readonly { readonly color: BlockColor; readonly row: number; readonly column: number }[]; // the cubes of full lines
  readonly lineCount: number;
  readonly start: number; // ms
  readonly landing: number;
  readonly end: number;
}

/** Plays the moves that the game's own hints suggest. */
function playTurns(): Turn[] {
  let before = startBlocks(SEED);
  let start = FIRST_REST_MS;
  const turns: Turn[] = [];
  for (let index = 0; index <= LAST_MOVE; index++) {
    const move = hints.moves(before)[0]!;
    const after = playBlocks(before, move);
    if (index >= FIRST_MOVE) {
      const filled = withPiece(before.field, before.tray[move.slot]!, move.row, move.column)!;
      const { rows, columns } = findFullLines(filled);
      const burst = filled
        .map((color, cell) => ({ color: color!, row: Math.floor(cell / SIDE), column: cell % SIDE }))
        .filter(({ row, column }) => rows.includes(row) || columns.includes(column));
      const landing = start + LIFT_MS + CARRY_MS;
      const end = landing + (burst.length > 0 ? BURST_MS : REST_MS);
      turns.push({ before, move, after, filled, burst, lineCount: rows.length + columns.length, start, landing, end });
      start = end;
    }
    before = after;
  }
  return turns;
}

/** Draws the piece on its way from the tray to the field, under the finger, and the cells that it will cover. */
function drawCarried({ before, move, start, landing }: Turn, at: number): string {
  const piece = before.tray[move.slot]!;
  const { rows, columns } = getSize(piece);
  const lifted = getProgress(at, start, start + LIFT_MS);
  const carried = easeInOut(getProgress(at, start + LIFT_MS, landing));
  const home = getTrayPlace(move.slot);
  const target = { x: BOARD_X + (move.column + columns / 2) * CELL, y: BOARD_Y + (move.row + rows / 2) * CELL };
  const x = interpolate(home.x, target.x, carried);
  const y = interpolate(home.y - 60 * lifted, target.y, carried);
  const size = interpolate(getTrayCellSize(piece), CELL, Math.max(lifted * 0.6, carried));
  const ghost = piece.cells
    .map(([row, column]) => {
      const [gx, gy] = [BOARD_X + (move.column + column) * CELL, BOARD_Y + (move.row + row) * CELL];
      return box(gx + 8, gy + 8, CELL - 16, CELL - 16, 24, '#fff', 'opacity=".3"');
    })
    .join('');
  const shadow = `filter:drop-shadow(0 ${24 + 20 * (1 - carried)}px 18px rgb(40 0 20 / .45))`;
  return (
    (carried > 0.45 ? ghost : '') +
    `<g style="${shadow}">${drawPiece(piece, x, y, size)}</g>` +
    drawFinger(x, y + (rows / 2) * size + 30, Math.min(1, lifted * 2, (1 - carried) * 6))
  );
}

/** Draws full lines: a flash, then the cubes shrink one after the other, away from the middle of the piece. */
function drawBurst({ move, before, after, burst, lineCount, landing, end }: Turn, at: number): string {
  const { rows, columns } = getSize(before.tray[move.slot]!);
  const center = { row: move.row + (rows - 1) / 2, column: move.column + (columns - 1) / 2 };
  const flash = 1 - getProgress(at, landing, landing + FLASH_MS);
  const cubes = burst
    .map(({ color, row, column }) => {
      const distance = Math.hypot(row - center.row, column - center.column);
      const from = landing + FLASH_MS * 0.5 + distance * 28;
      const scale = 1 - easeInOut(getProgress(at, from, from + SHRINK_MS));
      if (scale <= 0) return '';
      const [x, y] = [BOARD_X + (column + 0.5) * CELL, BOARD_Y + (row + 0.5) * CELL];
      const light = box(-CELL / 2 + 4, -CELL / 2 + 4, CELL - 8, CELL - 8, 26, '#fff', `opacity="${0.85 * flash}"`);
      return place(x, y, drawCube(color, -CELL / 2, -CELL / 2, CELL) + light, scale, (1 - scale) * 70);
    })
    .join('');
  const points = after.score - before.score;
  const rise = getProgress(at, landing + 60, end);
  const opacity = Math.min(1, rise * 8, (1 - rise) * 4);
  const [x, y] = [540, BOARD_Y + 480 - rise * 60];
  const words =
    (lineCount > 1
      ? text(0, -20, `Combo ×${after.combo}`, { size: 150, weight: 800, fill: '#ffd94f', outline: '#6d1c44', outlineWidth: 40 })
      : '') +
    text(0, lineCount > 1 ? 130 : 60, `+${formatThousands(points)}`, { size: 130, weight: 800, outline: '#6d1c44', outlineWidth: 32 });
  return `${cubes}<g opacity="${opacity}">${place(x, y, words, easeOutBack(Math.min(1, rise * 4)), -4)}</g>`;
}

const turns = playTurns();
const last = turns.at(-1)!;

export const loop: Loop = {
  ms: last.end + LAST_REST_MS,
  draw(at) {
    const turn = turns.findLast(({ start }) => at >= start) ?? turns[0]!;
    const { before, move, after, filled, burst, landing } = turn;
    const hasLanded = at >= landing;
    const isCarrying = !hasLanded && at >= turn.start;
    const state = hasLanded ? after : before;
    const dealt = after.turn > before.turn ? easeOutBack(getProgress(at, landing, landing + DEAL_MS)) : 1;
    const field = hasLanded ? (burst.length > 0 ? after.field : filled) : before.field;
    return (
      drawScores(state.score, BEST_SCORE, state.combo) +
      drawBoard() +
      drawCubes(field, BOARD_X, BOARD_Y, CELL) +
      drawTray(state, isCarrying ? move.slot : -1, hasLanded ? dealt : 1) +
      drawToolbar(TOOLS) +
      (isCarrying ? drawCarried(turn, at) : '') +
      (hasLanded && burst.length > 0 ? drawBurst(turn, at) : '')
    );
  },
};
