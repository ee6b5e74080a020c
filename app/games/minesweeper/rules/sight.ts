// The knowledge about a board that follows from its open squares.
import { OPEN, type Covers, type Field } from './field.ts';
import type { Grid } from './grid.ts';

/** Knowledge about a closed square: unknown, or proven safe or a mine. Open squares hold their number. */
export const UNKNOWN = -1;
export const SURE_MINE = -2;
export const SURE_SAFE = -3;

export interface Sight {
  readonly grid: Grid;
  readonly mines: number; // total
  readonly seen: number[]; // mutable: the solver marks what it has proven
}

/** The number at `at` says how many of these unknown squares are mines. */
export interface Constraint {
  readonly at: number;
  readonly mines: number;
  readonly cells: readonly number[];
}

/** The knowledge about an untouched board. */
export function createSight(grid: Grid, mines: number): Sight {
  return { grid, mines, seen: grid.zeros.map(() => UNKNOWN) };
}

/** Adds every open square to the knowledge. */
export function lookAtOpenSquares(sight: Sight, field: Field, covers: Covers): void {
  for (let cell = 0; cell < covers.length; cell += 1) if (covers[cell] === OPEN) sight.seen[cell] = field[cell] as number;
}

/** The constraint of the number at `cell`; null if it has no unknown neighbors or is not an open number. */
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

/** The constraints of all numbers, in the order of their squares. */
export function getConstraints(sight: Sight): Constraint[] {
  return sight.seen.flatMap((_, cell) => getConstraint(sight, cell) ?? []);
}
