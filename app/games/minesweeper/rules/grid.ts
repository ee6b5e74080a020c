// The grid of a board: the neighbors of each square.

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

function findNeighbors(cell: number, { width, height }: Size): number[] {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const found: number[] = [];
  for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, height - 1); y += 1) {
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, width - 1); x += 1) {
      if (y !== row || x !== column) found.push(y * width + x);
    }
  }
  return found;
}

/** The grid of a size, cached. */
export function getGrid(size: Size): Grid {
  const key = size.width * 1024 + size.height;
  let grid = grids.get(key);
  if (!grid) {
    const zeros = Array.from({ length: size.width * size.height }, () => 0);
    grid = { width: size.width, height: size.height, neighbors: zeros.map((_, cell) => findNeighbors(cell, size)), zeros };
    grids.set(key, grid);
  }
  return grid;
}
