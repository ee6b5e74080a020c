// Rates positions for hints: points and combos are good, ragged holes are bad.
import { CELL_COUNT, SIDE } from './field.ts';
import type { BlockBlitzState } from './rules.ts';

const WALL = 'wall';

/** The higher, the better. */
export function ratePosition({ score, combo, hasBurst, field }: BlockBlitzState): number {
  let rating = score * 0.02 + combo * 24 + (hasBurst ? 14 : 0);
  for (let index = 0; index < CELL_COUNT; index += 1) {
    if (field[index]) continue;
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    const neighbors = [
      row > 0 ? field[index - SIDE] : WALL,
      row < SIDE - 1 ? field[index + SIDE] : WALL,
      column > 0 ? field[index - 1] : WALL,
      column < SIDE - 1 ? field[index + 1] : WALL,
    ];
    const edges = neighbors.filter(Boolean).length;
    rating -= edges === neighbors.length ? 4 : edges * 0.35;
  }
  return rating;
}
