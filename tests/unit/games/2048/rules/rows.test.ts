import { expect, it } from 'vitest';
import { getMergeBits, slideAndPack, getPackedPower, SIZE, slideRow } from '#app/games/2048/rules/rows.ts';

interface ExpectedTile {
  readonly value: number;
  readonly isMade: boolean; // merged from two tiles
}

/** Reference implementation, recursive: the first two tiles merge or the first one stays, then the rest follows. */
function slideByDefinition(values: readonly number[]): readonly ExpectedTile[] {
  const [first, second, ...rest] = values.filter((value) => value > 0);
  if (first === undefined) return [];
  if (first === second) return [{ value: 2 * first, isMade: true }, ...slideByDefinition(rest)];
  return [{ value: first, isMade: false }, ...slideByDefinition(second === undefined ? [] : [second, ...rest])];
}

function toTileValue(power: number): number {
  return power === 0 ? 0 : 2 ** power;
}

it('TWO2 slides every row of tiles up to 32768 like the reference implementation, and marks merged tiles', () => {
  const wrong: number[][] = [];
  for (let key = 0; key < 16 ** SIZE; key += 1) {
    const [a, b, c, d] = [key & 15, (key >> 4) & 15, (key >> 8) & 15, key >> 12] as const;
    const packed = slideAndPack(a, b, c, d);
    const expected = slideByDefinition([toTileValue(a), toTileValue(b), toTileValue(c), toTileValue(d)]);
    for (let cell = 0; cell < SIZE; cell += 1) {
      const { value, isMade } = expected[cell] ?? { value: 0, isMade: false };
      if (toTileValue(getPackedPower(packed, cell)) !== value || (getMergeBits(packed) & (1 << cell)) > 0 !== isMade)
        wrong.push([a, b, c, d]);
    }
  }
  expect(wrong).toEqual([]);
});

it('TWO9 slides tiles that are too large for the table', () => {
  const packed = slideAndPack(16, 16, 1, 1);
  expect([0, 1, 2, 3].map((cell) => getPackedPower(packed, cell))).toEqual([17, 2, 0, 0]);
  expect(getMergeBits(packed)).toBe(0b0011);
});

it('gives the target position of each tile in a row', () => {
  expect(slideRow([0, 1, 1, 2]).targets).toEqual([0, 0, 0, 1]);
  expect(slideRow([1, 1, 1, 1]).targets).toEqual([0, 0, 1, 1]);
});
