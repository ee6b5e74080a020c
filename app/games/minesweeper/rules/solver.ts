// Solver by logic, easiest proof first; used for hints and to generate boards that need no guessing.
import { MINE, openArea, type Field } from './field.ts';
import type { Grid } from './grid.ts';
import { computeOdds } from './odds.ts';
import { getConstraint, getConstraints, lookAtOpenSquares, SURE_MINE, SURE_SAFE, UNKNOWN, createSight, type Sight } from './sight.ts';

/** A square that is proven to be safe or a mine. */
export interface Deduction {
  readonly cell: number;
  readonly isMine: boolean;
  readonly because: readonly number[]; // the one or two numbers that prove it; empty if the proof needs all layouts
}

function addDeductions({ seen }: Sight, found: Deduction[], cells: readonly number[], isMine: boolean, because: readonly number[]): void {
  for (const cell of cells) {
    if (seen[cell] !== UNKNOWN) continue;
    seen[cell] = isMine ? SURE_MINE : SURE_SAFE;
    found.push({ cell, isMine, because });
  }
}

/** A number that already has all its mines, or needs all its unknown squares. */
function deduceByNumber(sight: Sight, found: Deduction[]): void {
  for (let at = 0; at < sight.seen.length; at += 1) {
    const constraint = getConstraint(sight, at);
    if (!constraint) continue;
    const { mines, cells } = constraint;
    if (mines === 0 || mines === cells.length) addDeductions(sight, found, cells, mines > 0, [at]);
  }
}

/**
 * Two numbers that share squares: if one needs more mines than the other by exactly the number of its unshared squares, all of those are
 * mines, and the unshared squares of the other are safe.
 */
function deduceByPair(sight: Sight, found: Deduction[]): void {
  const constraints = getConstraints(sight);
  for (const more of constraints) {
    for (const less of constraints) {
      if (more === less || more.mines < less.mines) continue;
      const own = more.cells.filter((cell) => !less.cells.includes(cell));
      if (own.length === more.cells.length || more.mines - less.mines !== own.length) continue;
      const because = [more.at, less.at];
      addDeductions(sight, found, own, true, because);
      const others = less.cells.filter((cell) => !more.cells.includes(cell));
      addDeductions(sight, found, others, false, because);
    }
  }
}

/** Squares that are the same in all layouts of the remaining mines. */
function deduceByLayouts(sight: Sight, found: Deduction[]): void {
  for (const [cell, { mine, safe }] of computeOdds(sight) ?? []) {
    if (mine === 0 || safe === 0) addDeductions(sight, found, [cell], safe === 0, []);
  }
}

const DEDUCTION_RULES = [deduceByNumber, deduceByPair, deduceByLayouts];

/** Applies the rules until a safe square is found or none of them proves more; marks the results in `seen`. */
export function deduce(sight: Sight): Deduction[] {
  const found: Deduction[] = [];
  for (let rule = 0; rule < DEDUCTION_RULES.length && found.every(({ isMine }) => isMine);) {
    const before = found.length;
    DEDUCTION_RULES[rule]?.(sight, found);
    rule = found.length > before ? 0 : rule + 1;
  }
  return found;
}

/** Whether logic alone solves a field from its first square. */
export function isSolvable(grid: Grid, field: Field, first: number): boolean {
  const covers = grid.zeros.slice();
  const mines = field.filter((nearby) => nearby === MINE).length;
  const sight = createSight(grid, mines);
  let left = field.length - mines;
  for (let safe = [first]; safe.length > 0; safe = deduce(sight).flatMap(({ cell, isMine }) => (isMine ? [] : cell))) {
    left -= openArea(grid, field, covers, safe).length;
    if (left === 0) return true;
    lookAtOpenSquares(sight, field, covers);
  }
  return false;
}
