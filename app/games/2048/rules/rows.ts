// Slides a row of cells to its start. Rows of four are cached in a lookup table.

/** The exponent of a tile (1 is 2, 11 is 2048, 17 is 131072); 0 is an empty cell. */
export type Power = number;

export const SIZE = 4;

export interface SlideResult {
  readonly row: readonly Power[];
  /** The cells of merged tiles, from the start of the row; at most two. */
  readonly merged: readonly number[];
  /** The target cell of each cell's tile. */
  readonly targets: readonly number[];
}

/** Slides tiles to the start of the row. Equal neighbors merge, those nearest the start first, and each tile at most once. */
export function slideRow(cells: readonly Power[]): SlideResult {
  const row = cells.map(() => 0);
  const merged: number[] = [];
  const targets: number[] = [];
  let free = 0; // target cell of the next tile
  let mergeCandidate = 0; // the previous tile, if it may still merge
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

const MAX_TABLE_POWER = 15; // the highest power that fits into 4 bits of a table key
const BITS_PER_POWER = 5; // in a packed row

/** A slid row as one number: its cells, the first one in the lowest bits, and above them one bit for each cell with a merged tile. */
function packRow({ row, merged }: SlideResult): number {
  const cells = row.reduce((packed, power, index) => packed | (power << (BITS_PER_POWER * index)), 0);
  return merged.reduce((packed, index) => packed | (1 << (BITS_PER_POWER * SIZE + index)), cells);
}

/** Packed slid rows by their cells, filled on demand: a game needs only a few thousand of them. */
const packedRows = new Int32Array(2 ** 16);

/** The power in one cell of a packed row. */
export function getPackedPower(packed: number, index: number): Power {
  return (packed >>> (BITS_PER_POWER * index)) & 31;
}

/** The cells of a packed row with merged tiles, as bits; the lowest bit is the first cell. */
export function getMergeBits(packed: number): number {
  return packed >>> (BITS_PER_POWER * SIZE);
}

/** The row a, b, c, d after its slide; read it with `getPackedPower` and `getMergeBits`. */
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
