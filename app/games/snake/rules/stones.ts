// Places stones far enough from each other and from the walls that the snake can go around each of them.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { CELL_COUNT, SIZE } from './grid.ts';

/** Minimum distance of a stone from the walls and other stones, in cells (Chebyshev distance). */
const MIN_DISTANCE = 2;

function isFarEnough(cell: number, other: number): boolean {
  return (
    Math.max(Math.abs(getRow(cell, SIZE) - getRow(other, SIZE)), Math.abs(getColumn(cell, SIZE) - getColumn(other, SIZE))) >= MIN_DISTANCE
  );
}

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
  for (const cell of cells) if (stones.length < count && stones.every((stone) => isFarEnough(cell, stone))) stones.push(cell);
  return [stones, following];
}
