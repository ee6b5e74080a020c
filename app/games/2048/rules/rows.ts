// Cells in a row, and what becomes of them when they slide to its start; four of them by a table.

/** A tile as the power of two on it (1 is 2, 11 is 2048, 17 is 131072); 0 is an empty cell. */
export type Power = number;

export const SIZE = 4;

export interface SlideResult {
  readonly row: readonly Power[];
  /** The cells of the tiles that were made of two, from the start of the row; at most two. */
  readonly merged: readonly number[];
  /** Where each cell's tile comes to rest. */
  readonly targets: readonly number[];
}

/** Slides tiles to the start of their row. Of equal neighbors the two nearest the start merge first, and each tile once only. */
export function slideRow(cells: readonly Power[]): SlideResult {
  const row = cells.map(() => 0);
  const merged: number[] = [];
  const targets: number[] = [];
  let free = 0; // where the next tile comes to rest
  let mergeCandidate = 0; // the tile just before, as long as it may merge
  for (const power of cells) {
    if (power !== 0 && power === mergeCandidate) {
      row[free - 1] = power + 1;
      merged.push(free - 1);
      mergeCandidate = 0;
      targets.push(free - 1);
    } else {
      targets.push(free);
      if (power === 0) continue;
      row[free] = power;
      mergeCandidate = power;
      free += 1;
    }
  }
  return { row, merged, targets };
}

const MAX_TABLE_POWER = 15; // the highest power of which two fit into one byte of a key
const BITS_PER_POWER = 5; // of a power in a packed row

/** A slid row as one number: its cells, the first one lowest, and above them a bit for each cell whose tile was made of two. */
function packRow({ row, merged }: SlideResult): number {
  const cells = row.reduce((packed, power, index) => packed | (power << (BITS_PER_POWER * index)), 0);
  return merged.reduce((packed, index) => packed | (1 << (BITS_PER_POWER * SIZE + index)), cells);
}

/** Slid rows by their cells, filled as they come up: no game meets more than a few thousand. */
const packedRows = new Int32Array(2 ** 16);

/** The cell of a packed row at an index. */
export function getPackedPower(packed: number, index: number): Power {
  return (packed >>> (BITS_PER_POWER * index)) & 31;
}

/** Which cells of a packed row hold a tile made of two, as bits: the lowest one is the first cell's. */
export function getMergeBits(packed: number): number {
  return packed >>> (BITS_PER_POWER * SIZE);
}

/** The row a, b, c, d after its slide, to be read by `getPackedPower` and `getMergeBits`. */
export function slideAndPack(a: Power, b: Power, c: Power, d: Power): number {
  if ((a | b | c | d) > MAX_TABLE_POWER) return packRow(slideRow([a, b, c, d]));
  const key = a | (b << 4) | (c << 8) | (d << 12);
  let packed = packedRows[key] as number;
  if (packed === 0 && key !== 0) {
    packed = packRow(slideRow([a, b, c, d]));
    packedRows[key] = packed;
  }
  return packed;
}
