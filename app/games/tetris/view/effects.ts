// Visual effects on the field: landing, cleared rows, level up. They do not delay the game.
import { MOST_LINES, type TetrisEvent } from '#app/games/tetris/rules/state.ts';
import { getCells, COLUMNS, type Piece, type Shape } from '#app/games/tetris/rules/shapes.ts';
import { ROWS, getShapeInRow, SKYLINE } from '#app/games/tetris/rules/well.ts';
import type { Sprites } from './blocks.ts';

type Context = CanvasRenderingContext2D;

interface Spark {
  readonly shape: Shape;
  readonly column: number;
  readonly row: number; // of the field
}

export type Effect = { readonly startMs: number } & (
  | { readonly kind: 'landing'; readonly piece: Piece; readonly dropped: number }
  | { readonly kind: 'clearing'; readonly sparks: readonly Spark[]; readonly rows: number; readonly falls: readonly number[] }
  | { readonly kind: 'level' }
);

export const BURST_MS = 260;
const SETTLE_MS = 170;
export const DURATION_MS: Readonly<Record<Effect['kind'], number>> = {
  landing: 220,
  clearing: BURST_MS + SETTLE_MS,
  level: 1100,
};

/** The number of rows by which each row of the well has fallen. */
function computeFalls(cleared: readonly number[]): number[] {
  const falls = Array.from({ length: ROWS }, () => cleared.length);
  let to = ROWS - 1;
  for (let from = ROWS - 1; from >= 0; from -= 1) {
    if (cleared.includes(from)) continue;
    falls[to] = to - from;
    to -= 1;
  }
  return falls;
}

/** Sparks for the bricks of a full row. */
function createSparks(row: number, bricks: number): Spark[] {
  return Array.from({ length: COLUMNS }, (_, column) => ({ shape: getShapeInRow(bricks, column), column, row: row - SKYLINE })).filter(
    (spark): spark is Spark => spark.shape !== null,
  );
}

function createEffect(event: TetrisEvent, startMs: number): Effect | null {
  switch (event.type) {
    case 'landed':
      return { kind: 'landing', startMs, piece: event.piece, dropped: event.dropped };
    case 'cleared': {
      const { rows, bricks } = event;
      const sparks = rows.flatMap((row, index) => createSparks(row, bricks[index] ?? 0));
      return { kind: 'clearing', startMs, sparks, rows: rows.length, falls: computeFalls(rows) };
    }
    case 'level-up':
      return { kind: 'level', startMs };
    default:
      return null;
  }
}

/** The effects of some events. */
export function createEffects(events: readonly TetrisEvent[], startMs: number): Effect[] {
  return events.map((event) => createEffect(event, startMs)).filter((effect) => effect !== null);
}

/** Progress of an effect, from 0 to 1. */
export function getProgress({ kind, startMs }: Effect, nowMs: number): number {
  return Math.min(1, Math.max(0, (nowMs - startMs) / DURATION_MS[kind]));
}

/** The number of rows above its position at which a falling row is drawn. */
export function getLift(effects: readonly Effect[], row: number, nowMs: number): number {
  let lift = 0;
  for (const effect of effects) {
    if (effect.kind !== 'clearing') continue;
    const settled = Math.min(1, Math.max(0, (nowMs - effect.startMs - BURST_MS) / SETTLE_MS));
    lift += (effect.falls[row] ?? 0) * (1 - settled * settled);
  }
  return lift;
}

/** Streaks behind a hard drop, and a flash at the landing position. */
function drawLanding(context: Context, effect: Effect & { kind: 'landing' }, done: number, size: number): void {
  const cells = getCells(effect.piece);
  for (const [column, row] of cells) {
    const y = (row - SKYLINE) * size;
    if (effect.dropped > 1 && !cells.some(([x, other]) => x === column && other < row)) {
      const streak = context.createLinearGradient(0, y - effect.dropped * size, 0, y);
      streak.addColorStop(0, 'rgb(255 255 255 / 0)');
      streak.addColorStop(1, `rgb(255 255 255 / ${0.26 * (1 - done)})`);
      context.fillStyle = streak;
      context.fillRect((column + 0.1) * size, y - effect.dropped * size, size * 0.8, effect.dropped * size);
    }
    if (effect.piece.row < SKYLINE - 2) continue;
    context.fillStyle = `rgb(255 255 255 / ${0.5 * (1 - done)})`;
    context.fillRect(column * size, y, size, size);
  }
}

/** Bricks that burst from the middle outward, with a flash for four rows at once. */
function drawClearing(context: Context, effect: Effect & { kind: 'clearing' }, nowMs: number, size: number, sprites: Sprites): void {
  const age = nowMs - effect.startMs;
  for (const { shape, column, row } of effect.sparks) {
    const distanceFromMiddle = Math.abs(column - (COLUMNS - 1) / 2);
    const part = Math.min(1, Math.max(0, (age - distanceFromMiddle * 18) / (BURST_MS - 90)));
    if (part === 1) continue;
    const side = size * (1 - part * part);
    const inset = (size - side) / 2;
    const sprite = sprites.get(shape);
    if (sprite) context.drawImage(sprite, column * size + inset, row * size + inset, side, side);
    context.fillStyle = `rgb(255 250 225 / ${Math.min(1, part * 1.6)})`;
    context.beginPath();
    context.roundRect(column * size + inset, row * size + inset, side, side, side * 0.2);
    context.fill();
  }
  if (effect.rows < MOST_LINES) return;
  context.fillStyle = `rgb(255 215 90 / ${0.35 * (1 - getProgress(effect, nowMs))})`;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** A fading border of light. */
function drawLevel(context: Context, done: number, size: number): void {
  const { width, height } = context.canvas;
  for (const [share, alpha] of [
    [0.9, 0.16],
    [0.5, 0.3],
    [0.2, 0.7],
  ] as const) {
    context.strokeStyle = `rgb(255 205 70 / ${alpha * (1 - done)})`;
    context.lineWidth = 2 * share * size;
    context.strokeRect(0, 0, width, height);
  }
}

export function drawEffect(context: Context, effect: Effect, nowMs: number, size: number, sprites: Sprites): void {
  switch (effect.kind) {
    case 'landing':
      return drawLanding(context, effect, getProgress(effect, nowMs), size);
    case 'clearing':
      return drawClearing(context, effect, nowMs, size, sprites);
    case 'level':
      return drawLevel(context, getProgress(effect, nowMs), size);
    default:
      effect satisfies never;
  }
}
