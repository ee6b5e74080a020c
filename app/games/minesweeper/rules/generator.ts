// Generates boards that need no guessing.
import { deal, type Field } from './field.ts';
import type { Grid } from './grid.ts';
import { isSolvable } from './solver.ts';

/** Maximum number of attempts; of Expert boards 10% need no guessing, of others 60 to 75%, so it is practically never reached. */
const MAX_DEALS = 500;

/** Generates a field that logic alone solves, and the next generator state. */
export function dealSolvable(grid: Grid, mines: number, first: number, rng: number): readonly [field: Field, rng: number] {
  let dealt = deal(grid, mines, first, rng);
  for (let deals = 1; deals < MAX_DEALS && !isSolvable(grid, dealt[0], first); deals += 1) dealt = deal(grid, mines, first, dealt[1]);
  return dealt;
}
