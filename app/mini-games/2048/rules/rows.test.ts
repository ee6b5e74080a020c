import { expect, it } from 'vitest';
import { packedSlide, powerAt, SIZE, slideRow } from './rows.ts';

/** What a row of values becomes, told another way: the first two tiles merge or the first one stays, then the rest. */
function oracle(values: readonly number[]): readonly number[] {
  const [first, second, ...rest] = values.filter((value) => value > 0);
  if (first === undefined) return [];
  if (first === second) return [2 * first, ...oracle(rest)];
  return [first, ...oracle(second === undefined ? [] : [second, ...rest])];
}

function valueOf(power: number): number {
  return power === 0 ? 0 : 2 ** power;
}

function slide(values: readonly number[]): number[] {
  const { row } = slideRow(values.map((value) => (value === 0 ? 0 : Math.log2(value))));
  return row.map(valueOf);
}

it.each([
  [
    [2, 2, 2, 2],
    [4, 4, 0, 0],
  ],
  [
    [2, 2, 2, 0],
    [4, 2, 0, 0],
  ],
  [
    [4, 2, 2, 0],
    [4, 4, 0, 0],
  ],
  [
    [8, 8, 16, 0],
    [16, 16, 0, 0],
  ],
  [
    [0, 2, 0, 2],
    [4, 0, 0, 0],
  ],
  [
    [2, 0, 4, 2],
    [2, 4, 2, 0],
  ],
  [
    [65536, 65536, 131072, 131072],
    [131072, 262144, 0, 0],
  ],
])('TWO2 slides %j to %j', (values, slid) => {
  expect(slide(values)).toEqual(slid);
});

it('TWO2 slides every row of tiles up to 32768 as the oracle says, and keeps its merges', () => {
  const wrong: number[][] = [];
  for (let key = 0; key < 16 ** SIZE; key += 1) {
    const [a, b, c, d] = [key & 15, (key >> 4) & 15, (key >> 8) & 15, key >> 12] as const;
    const packed = packedSlide(a, b, c, d);
    const expected = oracle([valueOf(a), valueOf(b), valueOf(c), valueOf(d)]);
    for (let cell = 0; cell < SIZE; cell += 1) if (valueOf(powerAt(packed, cell)) !== (expected[cell] ?? 0)) wrong.push([a, b, c, d]);
    const tiles = [a, b, c, d].filter((power) => power > 0).length;
    const merges = [powerAt(packed, 4), powerAt(packed, 5)].filter((power) => power > 0).length;
    if (tiles - merges !== expected.length) wrong.push([a, b, c, d]);
  }
  expect(wrong).toEqual([]);
});

it('TWO9 slides tiles that are too large for the table', () => {
  const packed = packedSlide(16, 16, 1, 1);
  expect([0, 1, 2, 3].map((cell) => powerAt(packed, cell))).toEqual([17, 2, 0, 0]);
});

it('says where each tile of a row comes to rest', () => {
  expect(slideRow([0, 1, 1, 2]).targets).toEqual([0, 0, 0, 1]);
  expect(slideRow([1, 1, 1, 1]).targets).toEqual([0, 0, 1, 1]);
});
