// The lawn of Snake: 20 × 20 cells, on which stones and food lie.
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';
import { findNeighbor, getColumn, getDistance, getRow } from '#app/game-kit/lib/grid.ts';
import { draw, shuffle } from '#app/game-kit/lib/random.ts';

export const SIZE = 20;
export const CELL_COUNT = SIZE * SIZE;

/** The neighboring cell; beyond the edge null, or the cell at the opposite edge if the lawn `wraps`. */
export function getNeighbor(cell: number, direction: Direction, wraps: boolean): number | null {
  const { rows, columns } = STEPS[direction];
  return findNeighbor(cell, direction, SIZE) ?? (wraps ? cell - (SIZE - 1) * (rows * SIZE + columns) : null);
}

/** Minimum distance of a stone from the walls and other stones: the snake can go around each of them. */
const MIN_DISTANCE = 2;

/** The cells that may hold a stone: not next to a wall, and not in the row where the snake starts. */
function findStoneCells(startRow: number): readonly number[] {
  const isInside = (line: number) => line >= MIN_DISTANCE && line < SIZE - MIN_DISTANCE;
  return Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
    (cell) => isInside(getRow(cell, SIZE)) && isInside(getColumn(cell, SIZE)) && getRow(cell, SIZE) !== startRow,
  );
}

/** Random stones and the next generator state; without stones, the generator is unchanged. */
export function placeStones(count: number, startRow: number, rng: number): readonly [stones: readonly number[], rng: number] {
  if (count === 0) return [[], rng];
  const [cells, following] = shuffle(rng, findStoneCells(startRow));
  const stones: number[] = [];
  for (const cell of cells)
    if (stones.length < count && stones.every((stone) => getDistance(cell, stone, SIZE) >= MIN_DISTANCE)) stones.push(cell);
  return [stones, following];
}

/** A random free cell and the next generator state; null if no cell is free. */
export function placeFood(body: readonly number[], stones: readonly number[], rng: number): readonly [food: number | null, rng: number] {
  const free = CELL_COUNT - body.length - stones.length;
  if (free <= 0) return [null, rng];
  const isTaken = new Uint8Array(CELL_COUNT);
  for (const cell of body) isTaken[cell] = 1;
  for (const cell of stones) isTaken[cell] = 1;
  let [passed, following] = draw(rng, free);
  for (let cell = 0; ; cell += 1) {
    if (isTaken[cell]) continue;
    if (passed === 0) return [cell, following];
    passed -= 1;
  }
}
