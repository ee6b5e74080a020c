// The distance of each of the 181,440 solvable 3 × 3 boards from the solved one, computed once by breadth-first search.
import { GAP, type Tiles } from './board.ts';

// Read row by row without the gap, a board is a permutation of eight tiles. A slide along a row does not change it; a slide along a column
// rotates three neighbors. A permutation is stored as one number, with four bits per tile.
const TILE_COUNT = 8;
const CELL_COUNT = 9;
const SIZE = 3;
const ORDER_COUNT = 40_320; // 8!
const SOLVABLE_COUNT = 181_440;
const ORDERED = 0x87_65_43_21; // tile 1 in the lowest bits
const UNKNOWN = 255;

const bitCounts = Uint8Array.from({ length: 2 ** TILE_COUNT }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

/** The rank of a permutation among all permutations (Lehmer code). */
function rankOrder(order: number): number {
  let rank = 0;
  let seen = 0;
  for (let index = 0; index < TILE_COUNT; index += 1) {
    const tile = ((order >>> (4 * index)) & 15) - 1;
    rank = rank * (TILE_COUNT - index) + tile - (bitCounts[seen & ((1 << tile) - 1)] ?? 0);
    seen |= 1 << tile;
  }
  return rank;
}

/** Rotates the three tiles from `index` on: the last one becomes the first, or the first one the last. */
function rotateThree(order: number, index: number, isLastFirst: boolean): number {
  const shift = 4 * index;
  const three = (order >>> shift) & 0xfff;
  const after = isLastFirst ? ((three << 4) & 0xfff) | (three >>> 8) : (three >>> 4) | ((three & 15) << 8);
  return ((order & ~(0xfff << shift)) | (after << shift)) >>> 0;
}

/** Computes the distances by rank and gap with breadth-first search. */
function countDistances(): Uint8Array {
  const distances = new Uint8Array(ORDER_COUNT * CELL_COUNT).fill(UNKNOWN);
  const orders = new Uint32Array(SOLVABLE_COUNT);
  const ranks = new Uint16Array(SOLVABLE_COUNT);
  const gaps = new Uint8Array(SOLVABLE_COUNT);
  let length = 0;

  function reach(order: number, rank: number, gap: number, distance: number): void {
    const index = rank * CELL_COUNT + gap;
    if (distances[index] !== UNKNOWN) return;
    distances[index] = distance;
    orders[length] = order;
    ranks[length] = rank;
    gaps[length] = gap;
    length += 1;
  }

  reach(ORDERED, rankOrder(ORDERED), CELL_COUNT - 1, 0);
  for (let next = 0; next < length; next += 1) {
    const order = orders[next] as number;
    const rank = ranks[next] as number;
    const gap = gaps[next] as number;
    const distance = (distances[rank * CELL_COUNT + gap] as number) + 1;
    if (gap % SIZE > 0) reach(order, rank, gap - 1, distance);
    if (gap % SIZE < SIZE - 1) reach(order, rank, gap + 1, distance);
    if (gap >= SIZE) {
      const above = rotateThree(order, gap - SIZE, false);
      reach(above, rankOrder(above), gap - SIZE, distance);
    }
    if (gap < CELL_COUNT - SIZE) {
      const below = rotateThree(order, gap, true);
      reach(below, rankOrder(below), gap + SIZE, distance);
    }
  }
  return distances;
}

let distances: Uint8Array | null = null; // computed for the first hint or the first result

/** The fewest single-tile slides that solve a solvable 3 × 3 board; at most 31. */
export function countSlidesToOrder(tiles: Tiles): number {
  distances ??= countDistances();
  let order = 0;
  let shift = 0;
  for (const tile of tiles) {
    if (tile === GAP) continue;
    order |= tile << shift;
    shift += 4;
  }
  return distances[rankOrder(order) * CELL_COUNT + tiles.indexOf(GAP)] ?? UNKNOWN;
}
