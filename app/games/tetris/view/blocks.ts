// Draws the blocks: toy bricks with a color and a mark per shape.
import { SHAPES, type Shape } from '#app/games/tetris/rules/shapes.ts';

/** The current colors, read from the computed style of an element. */
export interface Palette {
  readonly fills: Readonly<Record<string, string>>; // by shape
  readonly ground: string;
  readonly ink: string; // lines on the background
  /** Whether forced colors are active, so that shapes are distinguished by outlines only. */
  readonly isPlain: boolean;
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  return {
    fills: Object.fromEntries(SHAPES.map((shape) => [shape, style.getPropertyValue(`--block-${shape.toLowerCase()}`)])),
    ground: style.backgroundColor,
    ink: style.color,
    isPlain: matchMedia('(forced-colors: active)').matches,
  };
}

/** SVG paths of the marks, in a box of 100 × 100. */
const MARKS: Readonly<Record<Shape, string>> = {
  I: 'M30 48H70',
  J: 'M38 36H62V60H38Z',
  L: 'M50 33 66 61H34Z',
  O: 'M65 48A15 15 0 1 1 35 48A15 15 0 1 1 65 48Z',
  S: 'M34 57 57 34M43 64 66 41',
  T: 'M50 31V65M33 48H67',
  Z: 'M43 34 66 57M34 41 57 64',
};

const MARGIN = 0.03;
const FACE = 0.85; // share of the height; the rest is the lower edge
const CORNER = 0.2;
const LIGHT = 'rgb(255 255 255 / 0.82)';
const SHADE = 'rgb(30 5 35 / 0.3)';

function strokeMark(context: CanvasRenderingContext2D, shape: Shape, x: number, y: number, size: number, color: string): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.strokeStyle = color;
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(MARKS[shape]));
  context.restore();
}

function traceRoundRect(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, corner: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
}

/** Draws a brick with its top left corner at (x, y). */
function drawBlock(context: CanvasRenderingContext2D, shape: Shape, x: number, y: number, size: number, palette: Palette): void {
  const inset = size * MARGIN;
  const side = size - 2 * inset;
  const corner = size * CORNER;
  const color = palette.fills[shape] ?? palette.ink;
  if (palette.isPlain) {
    context.strokeStyle = palette.ink;
    context.lineWidth = size * 0.09;
    traceRoundRect(context, x + 2 * inset, y + 2 * inset, side - 2 * inset, side - 2 * inset, corner);
    context.stroke();
    strokeMark(context, shape, x, y, size, palette.ink);
    return;
  }
  for (const fill of [color, SHADE]) {
    context.fillStyle = fill;
    traceRoundRect(context, x + inset, y + inset, side, side, corner);
    context.fill();
  }
  const sheen = context.createLinearGradient(0, y, 0, y + size * FACE);
  sheen.addColorStop(0, 'rgb(255 255 255 / 0.5)');
  sheen.addColorStop(0.45, 'rgb(255 255 255 / 0.08)');
  sheen.addColorStop(1, 'rgb(60 0 40 / 0.1)');
  for (const fill of [color, sheen]) {
    context.fillStyle = fill;
    traceRoundRect(context, x + inset, y + inset, side, side * FACE, corner);
    context.fill();
  }
  context.strokeStyle = 'rgb(255 255 255 / 0.55)';
  context.lineWidth = size * 0.045;
  traceRoundRect(context, x + 2.6 * inset, y + 2.6 * inset, side - 3.2 * inset, side * FACE - 3.2 * inset, corner * 0.8);
  context.stroke();
  strokeMark(context, shape, x, y + size * 0.035, size, SHADE);
  strokeMark(context, shape, x, y, size, LIGHT);
}

/** Draws the ghost piece, an outline at the landing position. */
export function drawGhost(context: CanvasRenderingContext2D, shape: Shape, x: number, y: number, size: number, palette: Palette): void {
  const line = size * 0.09;
  const color = palette.isPlain ? palette.ink : (palette.fills[shape] ?? palette.ink);
  traceRoundRect(context, x + line, y + line, size - 2 * line, size - 2 * line, size * CORNER);
  context.fillStyle = color;
  context.globalAlpha = palette.isPlain ? 0 : 0.16;
  context.fill();
  context.globalAlpha = 0.9;
  context.strokeStyle = color;
  context.lineWidth = line;
  if (palette.isPlain) context.setLineDash([line * 1.5, line * 1.5]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

export type Sprites = ReadonlyMap<string, HTMLCanvasElement>; // by shape

function drawSprites(size: number, palette: Palette): Sprites {
  return new Map(
    SHAPES.map((shape): [string, HTMLCanvasElement] => {
      const sprite = document.createElement('canvas');
      sprite.width = size;
      sprite.height = size;
      const context = sprite.getContext('2d');
      if (context) drawBlock(context, shape, 0, 0, size, palette);
      return [shape, sprite];
    }),
  );
}

const spriteCache = new Map<string, Sprites>();

/** Pre-rendered bricks of one size. */
export function getSprites(size: number, palette: Palette): Sprites {
  const key = JSON.stringify([size, palette]);
  const sprites = spriteCache.get(key) ?? drawSprites(size, palette);
  spriteCache.set(key, sprites);
  return sprites;
}
