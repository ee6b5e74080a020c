// Stones on the lawn, far enough from each other and from the walls that a snake gets round every one of them.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { CELL_COUNT, getColumn, getRow, SIZE } from './grid.ts';

/** So far a stone lies from the walls and from the next stone, in cells, diagonal steps included. */
const MIN_DISTANCE = 2;

function isFarEnough(cell: number, other: number): boolean {
  return Math.max(Math.abs(getRow(cell) - getRow(other)), Math.abs(getColumn(cell) - getColumn(other))) >= MIN_DISTANCE;
}

/** The cells where a stone can lie: not along the walls, and not in the row where the snake starts. */
function findStoneCells(startRow: number): readonly number[] {
  const isInside = (line: number) => line >= MIN_DISTANCE && line < SIZE - MIN_DISTANCE;
  return Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
    (cell) => isInside(getRow(cell)) && isInside(getColumn(cell)) && getRow(cell) !== startRow,
  );
}

/** So many stones on a lawn with a free row, and the generator after them; without stones the generator stays as it is. */
export function placeStones(count: number, startRow: number, rng: number): readonly [stones: readonly number[], rng: number] {
  if (count === 0) return [[], rng];
  const [cells, following] = shuffle(rng, findStoneCells(startRow));
  const stones: number[] = [];
  for (const cell of cells) if (stones.length < count && stones.every((stone) => isFarEnough(cell, stone))) stones.push(cell);
  return [stones, following];
}
