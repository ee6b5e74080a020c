// The field below the squares: placing mines and opening areas.
import { draw } from '#app/game-kit/lib/random.ts';
import type { Grid } from './grid.ts';

/** The value of a mine; all other squares hold the number of neighboring mines. */
export const MINE = 9;
export type Field = readonly number[];

/** The cover of a square. Plain numbers for speed: hundreds of boards are generated to find one that needs no guessing. */
export const HIDDEN = 0;
export const FLAGGED = 1;
export const OPEN = 2;
export type Covers = readonly number[];

/** A field without mines on the first square and its neighbors, and the next generator state. */
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

/** Opens squares in `covers`, and flood-fills around squares without neighboring mines; flags stay. Returns the opened squares in flood order. */
export function openArea(grid: Grid, field: Field, covers: number[], cells: readonly number[]): number[] {
  const opened: number[] = [];
  openHidden(covers, cells, opened);
  for (const cell of opened) if (field[cell] === 0) openHidden(covers, grid.neighbors[cell] as readonly number[], opened);
  return opened;
}

/**
 * The fewest clicks that clear a field without chords (3BV): one per empty area, and one per number that touches none. `done` counts those
 * that are made already: their squares are open in `covers`.
 */
export function countFewestClicks(grid: Grid, field: Field, covers: Covers): { readonly all: number; readonly done: number } {
  const seen = grid.zeros.slice();
  const areas = field.flatMap((nearby, cell) => (nearby === 0 && seen[cell] === HIDDEN ? [openArea(grid, field, seen, [cell])] : []));
  const emptySquares = areas.map((cells) => cells.filter((cell) => field[cell] === 0));
  const numbers = field.flatMap((nearby, cell) => (nearby !== MINE && seen[cell] === HIDDEN ? [[cell]] : []));
  const clicks = [...emptySquares, ...numbers];
  return { all: clicks.length, done: clicks.filter((cells) => cells.every((cell) => covers[cell] === OPEN)).length };
}
