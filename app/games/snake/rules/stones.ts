// Stones on the lawn, far enough from each other and from the walls that a snake gets round every one of them.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { CELL_COUNT, columnOf, rowOf, SIZE } from './grid.ts';

/** So far a stone lies from the walls and from the next stone, in cells, diagonal steps included. */
const APART = 2;

function isApart(cell: number, other: number): boolean {
  return Math.max(Math.abs(rowOf(cell) - rowOf(other)), Math.abs(columnOf(cell) - columnOf(other))) >= APART;
}

/** The cells where a stone can lie: not along the walls, and not in the row where the snake starts. */
function cellsFor(startRow: number): readonly number[] {
  const isInside = (line: number) => line >= APART && line < SIZE - APART;
  return Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
    (cell) => isInside(rowOf(cell)) && isInside(columnOf(cell)) && rowOf(cell) !== startRow,
  );
}

/** So many stones on a lawn with a free row, and the generator after them; without stones the generator stays as it is. */
export function placeStones(count: number, startRow: number, rng: number): readonly [stones: readonly number[], rng: number] {
  if (count === 0) return [[], rng];
  const [cells, following] = shuffle(rng, cellsFor(startRow));
  const stones: number[] = [];
  for (const cell of cells) if (stones.length < count && stones.every((stone) => isApart(cell, stone))) stones.push(cell);
  return [stones, following];
}
