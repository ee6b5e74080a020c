// Converts the snake's body to polylines through the cell centers, split where it passes through an edge.
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { SIZE } from '#app/games/snake/rules/grid.ts';

/** In cells from the top left corner: the center of the first cell is (0.5, 0.5). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Trail {
  readonly lines: readonly (readonly Point[])[]; // from head to tail
  readonly heads: readonly Point[]; // two while the head passes through an edge
}

export function getCellCenter(cell: number): Point {
  return { x: getColumn(cell, SIZE) + 0.5, y: getRow(cell, SIZE) + 0.5 };
}

function movePoint({ x, y }: Point, by: Point, share: number): Point {
  return { x: x + by.x * share, y: y + by.y * share };
}

/** Normalizes a step along an axis: a step through the edge looks like a long one. */
function toUnitStep(difference: number): number {
  return Math.abs(difference) > 1 ? -Math.sign(difference) : difference;
}

function getStep(from: number, to: number): Point {
  return { x: toUnitStep(getColumn(to, SIZE) - getColumn(from, SIZE)), y: toUnitStep(getRow(to, SIZE) - getRow(from, SIZE)) };
}

function isThroughEdge(from: number, to: number): boolean {
  return Math.abs(getColumn(to, SIZE) - getColumn(from, SIZE)) + Math.abs(getRow(to, SIZE) - getRow(from, SIZE)) > 1;
}

/** The body during the animation of a step: `progress` from 0 to 1. `vacatedCell` is the cell that the tail has left; null if it stayed. */
export function createTrail(body: readonly number[], vacatedCell: number | null, progress: number): Trail {
  const [head = 0, neck = 0] = body;
  const intoHead = getStep(neck, head);
  const heads = [movePoint(getCellCenter(head), intoHead, progress - 1)];
  let line: Point[] = [...heads];
  const lines = [line];

  function cut(...points: readonly Point[]): void {
    line = [...points];
    lines.push(line);
  }

  if (isThroughEdge(neck, head)) {
    line.push(movePoint(getCellCenter(head), intoHead, -1));
    heads.push(movePoint(getCellCenter(neck), intoHead, progress));
    cut(...heads.slice(1));
  }
  line.push(getCellCenter(neck));
  for (let index = 1; index < body.length; index += 1) {
    const from = body[index] as number;
    const isTail = index === body.length - 1;
    const to = isTail ? vacatedCell : (body[index + 1] as number);
    if (to === null) break;
    const step = getStep(from, to);
    const share = isTail ? 1 - progress : 1;
    line.push(movePoint(getCellCenter(from), step, share));
    if (isThroughEdge(from, to)) cut(movePoint(getCellCenter(to), step, -1), movePoint(getCellCenter(to), step, share - 1));
  }
  return { lines, heads };
}

/** The lines without their last `length` cells, and points along these cells with the remaining fraction (1 to 0) of the way to the tail. */
export function withoutTail(lines: Trail['lines'], length: number, spacing: number) {
  const rest = lines.map((line) => [...line]);
  const tail: (Point & { share: number })[] = [];
  let passed = 0;
  for (let line = rest.at(-1); line && passed < length; line = rest.at(-1)) {
    const end = line.pop() as Point;
    const before = line.at(-1);
    if (!before) {
      rest.pop();
      continue;
    }
    const way = { x: before.x - end.x, y: before.y - end.y };
    const distance = Math.hypot(way.x, way.y);
    const taken = Math.min(distance, length - passed);
    for (let at = 0; at <= taken; at += spacing) tail.push({ ...movePoint(end, way, at / (distance || 1)), share: (passed + at) / length });
    passed += taken;
    if (taken < distance) line.push(movePoint(end, way, taken / distance));
  }
  return { lines: rest, tail };
}
