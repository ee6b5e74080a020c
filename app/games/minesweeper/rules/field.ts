// What lies under the squares, and how it is uncovered.
import { draw } from '#app/game-kit/lib/random.ts';
import type { Grid } from './grid.ts';

/** Under a square: a mine, or how many of its neighbors are mines. */
export const MINE = 9;
export type Field = readonly number[];

/** What covers a square. Plain numbers: boards are dealt by the thousand while one without guessing is looked for. */
export const HIDDEN = 0;
export const FLAGGED = 1;
export const OPEN = 2;
export type Covers = readonly number[];

/** A field whose mines keep away from the first square and its neighbors, and the generator after it. */
export function deal(grid: Grid, mines: number, first: number, rng: number): readonly [field: Field, rng: number] {
  const field = grid.zeros.slice();
  const opening = grid.neighbors[first] as readonly number[];
  let current = rng;
  for (let placed = 0; placed < mines;) {
    const [cell, following] = draw(current, field.length);
    current = following;
    if (field[cell] === MINE || cell === first || opening.includes(cell)) continue;
    field[cell] = MINE;
    placed += 1;
    for (const neighbor of grid.neighbors[cell] as readonly number[]) {
      const nearby = field[neighbor] as number;
      if (nearby !== MINE) field[neighbor] = nearby + 1;
    }
  }
  return [field, current];
}

function openHidden(covers: number[], cells: readonly number[], opened: number[]): void {
  for (const cell of cells) {
    if (covers[cell] !== HIDDEN) continue;
    covers[cell] = OPEN;
    opened.push(cell);
  }
}

/** Opens squares in `covers`, and around each clear one all that touch it; flags stay. Returns what was opened, from `cells` outwards. */
export function openArea(grid: Grid, field: Field, covers: number[], cells: readonly number[]): number[] {
  const opened: number[] = [];
  openHidden(covers, cells, opened);
  for (const cell of opened) if (field[cell] === 0) openHidden(covers, grid.neighbors[cell] as readonly number[], opened);
  return opened;
}

/** The fewest reveals that clear a field without a chord: one for each clear area, one for each number that touches none. */
export function countFewestReveals(grid: Grid, field: Field): number {
  const covers = grid.zeros.slice();
  const areas = field.filter((nearby, cell) => nearby === 0 && openArea(grid, field, covers, [cell]).length > 0);
  const numbers = field.filter((nearby, cell) => nearby !== MINE && covers[cell] === HIDDEN);
  return areas.length + numbers.length;
}
