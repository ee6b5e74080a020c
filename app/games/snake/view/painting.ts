// Draws the snake, the food and the stones on a canvas; one unit is one cell.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import type { SnakeEvent } from '#app/games/snake/rules/rules.ts';
import { getCellCenter, createTrail, withoutTail, type Point, type Trail } from './trail.ts';

type Context = CanvasRenderingContext2D;

export const COLOR_NAMES = [
  'snake',
  'snake-light',
  'snake-edge',
  'spot',
  'shade',
  'eye',
  'outline',
  'tongue',
  'fruit',
  'fruit-light',
  'fruit-edge',
  'leaf',
  'stone',
  'stone-light',
] as const;
export type Palette = Readonly<Record<(typeof COLOR_NAMES)[number], string>>;

/** The animation data of the last step. */
export interface Glide {
  readonly left: number | null; // the cell that the tail has left; null if it stayed
  readonly hasEaten: boolean;
  readonly meals: readonly number[]; // cells in which the body bulges
}

/** Before the first step. */
export const AT_REST: Glide = { left: null, hasEaten: false, meals: [] };

/** The animation after some events, which led to `body`; the same object if none of them is a step. */
export function updateGlide(glide: Glide, events: readonly SnakeEvent[], body: readonly number[]): Glide {
  const step = events.findLast((event) => event.type === 'stepped' || event.type === 'ate');
  if (!step) return glide;
  const hasEaten = step.type === 'ate';
  const meals = hasEaten ? [...glide.meals, step.cell] : glide.meals;
  return { left: hasEaten ? null : step.left, hasEaten, meals: meals.filter((cell) => body.includes(cell)) };
}

export interface Scene extends Glide {
  readonly body: readonly number[];
  readonly stones: readonly number[];
  readonly heading: Direction;
  readonly food: number | null;
  readonly isDead: boolean;
  readonly progress: number; // of the last step, 0 to 1
}

const ANGLES: Record<Direction, number> = { up: -Math.PI / 2, right: 0, down: Math.PI / 2, left: Math.PI };
const WIDTH = 0.76;
const EDGE = 0.07;
const TAIL_LENGTH = 2;
const TONGUE_DISTANCE = 3; // distance to the food, in cells, at which the tongue comes out

function fillCircle(context: Context, { x, y }: Point, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function strokeLines(context: Context, lines: Trail['lines'], width: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  for (const line of lines) line.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.stroke();
}

/** The body from head to tail: it tapers at the end and bulges at meals. */
function paintBody(context: Context, lines: Trail['lines'], meals: readonly number[], palette: Palette): void {
  const { lines: trunk, tail } = withoutTail(lines, TAIL_LENGTH, 0.1);
  const layers = [
    { color: palette.shade, extra: EDGE, shift: 0.1 },
    { color: palette['snake-edge'], extra: EDGE, shift: 0 },
    { color: palette.snake, extra: 0, shift: 0 },
  ];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { color, extra, shift } of layers) {
    context.save();
    context.translate(0, shift);
    for (const point of tail) fillCircle(context, point, (WIDTH / 2) * (0.4 + 0.6 * point.share ** 0.7) + extra, color);
    strokeLines(context, trunk, WIDTH + 2 * extra, color);
    for (const meal of meals) fillCircle(context, getCellCenter(meal), WIDTH * 0.64 + extra, color);
    context.restore();
  }
  context.setLineDash([0, 1]); // with round caps: one dot per cell
  context.lineDashOffset = -1;
  strokeLines(context, trunk, WIDTH * 0.46, palette.spot);
  context.setLineDash([]);
  context.translate(-0.13, -0.2);
  strokeLines(context, trunk, 0.1, palette['snake-light']);
  context.translate(0.13, 0.2);
}

function paintEye(context: Context, at: Point, isDead: boolean, palette: Palette): void {
  fillCircle(context, at, 0.3, palette['snake-edge']);
  fillCircle(context, at, 0.25, palette.eye);
  if (!isDead) {
    fillCircle(context, { x: at.x + 0.07, y: at.y }, 0.15, palette.outline);
    fillCircle(context, { x: at.x + 0.12, y: at.y - 0.05 }, 0.05, palette.eye);
    return;
  }
  const cross = [0.14, -0.14].map((rise) => [-1, 1].map((side) => ({ x: at.x + side * 0.14, y: at.y + side * rise })));
  strokeLines(context, cross, 0.07, palette.outline);
}

function paintTongue(context: Context, palette: Palette): void {
  const fork = { x: 0.96, y: 0 };
  const tips = [-0.13, 0.13].map((y) => [fork, { x: 1.12, y }]);
  strokeLines(context, [[{ x: 0.4, y: 0 }, fork], ...tips], 0.09, palette.tongue);
}

function paintHead(context: Context, at: Point, { heading, isDead, food }: Scene, palette: Palette): void {
  const target = food === null ? null : getCellCenter(food);
  const isNearFood = target !== null && Math.hypot(target.x - at.x, target.y - at.y) < TONGUE_DISTANCE;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(ANGLES[heading]);
  context.lineCap = 'round';
  if (isNearFood && !isDead) paintTongue(context, palette);
  for (const { color, extra } of [
    { color: palette['snake-edge'], extra: EDGE },
    { color: palette.snake, extra: 0 },
  ]) {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(0.06, 0, 0.7 + extra, 0.58 + extra, 0, 0, 2 * Math.PI);
    context.fill();
  }
  for (const y of [-0.12, 0.12]) fillCircle(context, { x: 0.6, y }, 0.05, palette['snake-edge']);
  for (const y of [-0.32, 0.32]) paintEye(context, { x: 0.06, y }, isDead, palette);
  context.restore();
}

function createLeaves(): Path2D {
  return new Path2D('M0-.3Q.1-.7.5-.6.4-.2 0-.3-.1-.6-.3-.5-.3-.3 0-.3');
}

function paintFood(context: Context, at: Point, size: number, palette: Palette): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(size, size);
  context.lineCap = 'round';
  fillCircle(context, { x: 0, y: 0.12 }, 0.43, palette.shade);
  fillCircle(context, { x: 0, y: 0.04 }, 0.44, palette['fruit-edge']);
  fillCircle(context, { x: 0, y: 0.04 }, 0.385, palette.fruit);
  fillCircle(context, { x: -0.11, y: -0.06 }, 0.17, palette['fruit-light']);
  context.strokeStyle = palette['fruit-edge'];
  context.lineWidth = 0.06;
  context.stroke(new Path2D('M0-.3Q.5 0 .2.4M0-.3L.1-.5'));
  context.fillStyle = palette.leaf;
  context.fill(createLeaves());
  context.restore();
}

/** A boulder with a light side; its outline is not a circle, so that it does not look like food. */
function paintStone(context: Context, { x, y }: Point, palette: Palette): void {
  const corners = [0.5, 0.42, 0.47, 0.4, 0.48, 0.43, 0.5];
  const outline = (size: number, shift: Point) => {
    context.beginPath();
    for (const [index, corner] of corners.entries()) {
      const angle = (2 * Math.PI * index) / corners.length;
      context.lineTo(x + shift.x + size * corner * Math.cos(angle), y + shift.y + size * corner * Math.sin(angle));
    }
    context.closePath();
    context.fill();
  };
  context.fillStyle = palette.shade;
  outline(1.05, { x: 0, y: 0.1 });
  context.fillStyle = palette.stone;
  outline(1, { x: 0, y: 0 });
  context.fillStyle = palette['stone-light'];
  outline(0.62, { x: -0.07, y: -0.1 });
}

/** Draws the whole scene on a cleared canvas whose unit is one cell. */
export function paint(context: Context, scene: Scene, palette: Palette): void {
  const { lines, heads } = createTrail(scene.body, scene.left, scene.progress);
  const [mouth = 0] = scene.body;
  for (const stone of scene.stones) paintStone(context, getCellCenter(stone), palette);
  if (scene.food !== null) paintFood(context, getCellCenter(scene.food), scene.hasEaten ? scene.progress : 1, palette);
  if (scene.hasEaten && scene.progress < 1) paintFood(context, getCellCenter(mouth), 1 - scene.progress ** 2, palette);
  const digesting = scene.meals.filter((meal) => meal !== mouth);
  paintBody(context, lines, digesting, palette);
  for (const head of heads) paintHead(context, head, scene, palette);
}
