// Rates positions for hints: points and combos are good, ragged edges are bad.
import { CELL_COUNT, INDICES, SIDE, type Field } from './field.ts';
import type { BlockBlitzState } from './rules.ts';

/** The number of sides of empty cells that are against a block or the rim. */
function countEdges(field: Field): number {
  const isBlocked = (row: number, column: number) =>
    !INDICES.includes(row) || !INDICES.includes(column) || field[row * SIDE + column] !== null;
  let edges = 0;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (field[cell] !== null) continue;
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    edges += Number(isBlocked(row - 1, column)) + Number(isBlocked(row + 1, column));
    edges += Number(isBlocked(row, column - 1)) + Number(isBlocked(row, column + 1));
  }
  return edges;
}

/** The higher, the better. */
export function ratePosition({ score, combo, field }: BlockBlitzState): number {
  return score * 0.02 + combo * 24 - countEdges(field);
}
