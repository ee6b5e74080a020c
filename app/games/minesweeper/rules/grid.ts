// The grid of a board: the neighbors of each square.
import { listCellsAround } from '#app/game-kit/lib/grid.ts';

export interface Size {
  readonly width: number; // columns
  readonly height: number; // rows
}

/** Squares are numbered row by row from the top left. */
export interface Grid extends Size {
  readonly neighbors: readonly (readonly number[])[]; // up to eight per square
  readonly zeros: readonly number[]; // one zero per square, to copy as an empty board
}

const grids = new Map<number, Grid>();

/** The grid of a size, cached. */
export function getGrid(size: Size): Grid {
  const key = size.width * 1024 + size.height;
  let grid = grids.get(key);
  if (!grid) {
    const zeros = Array.from({ length: size.width * size.height }, () => 0);
    grid = {
      width: size.width,
      height: size.height,
      neighbors: zeros.map((_, cell) => listCellsAround(cell, size.width, size.height)),
      zeros,
    };
    grids.set(key, grid);
  }
  return grid;
}
