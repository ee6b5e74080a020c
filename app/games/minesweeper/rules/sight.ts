// What can be known of a board from its open squares.
import { OPEN, type Covers, type Field } from './field.ts';
import type { Grid } from './grid.ts';

/** Of a square that is not open: nothing known yet, or proven. Open squares are seen as their number. */
export const UNKNOWN = -1;
export const SURE_MINE = -2;
export const SURE_SAFE = -3;

export interface Sight {
  readonly grid: Grid;
  readonly mines: number; // on the whole board
  readonly seen: number[]; // changes while a solver looks
}

/** So many mines among these unknown squares, says the number at `at`. */
export interface Constraint {
  readonly at: number;
  readonly mines: number;
  readonly cells: readonly number[];
}

/** Nothing is seen of a board that nobody has touched. */
export function createSight(grid: Grid, mines: number): Sight {
  return { grid, mines, seen: grid.zeros.map(() => UNKNOWN) };
}

/** Takes in every open square. */
export function lookAtOpenSquares(sight: Sight, field: Field, covers: Covers): void {
  for (let cell = 0; cell < covers.length; cell += 1) if (covers[cell] === OPEN) sight.seen[cell] = field[cell] as number;
}

/** What the number at `cell` says of its unknown neighbors; null when it has none, or is no open number. */
export function getConstraint({ grid, seen }: Sight, cell: number): Constraint | null {
  let mines = seen[cell] as number;
  if (mines < 0) return null;
  const cells: number[] = [];
  for (const neighbor of grid.neighbors[cell] as readonly number[]) {
    if (seen[neighbor] === UNKNOWN) cells.push(neighbor);
    else if (seen[neighbor] === SURE_MINE) mines -= 1;
  }
  return cells.length > 0 ? { at: cell, mines, cells } : null;
}

/** What all numbers say, in the order of their squares. */
export function getConstraints(sight: Sight): Constraint[] {
  return sight.seen.flatMap((_, cell) => getConstraint(sight, cell) ?? []);
}
