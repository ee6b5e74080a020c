import { expect, it } from 'vitest';
import { CELL_COUNT, NOTHING_MOVED, SIZE, slideInto } from '#app/games/2048/rules/board.ts';

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

/** Slides the first row of an otherwise empty board to the left. */
function slideRow(row: readonly number[]) {
  const slid: number[] = [];
  const board = Array.from({ length: CELL_COUNT }, (_, cell) => row[cell] ?? 0);
  const mergedBits = slideInto(board, 'left', slid);
  return { row: slid.slice(0, SIZE), merged: mergedBits === NOTHING_MOVED ? 0 : mergedBits };
}

it('TWO2 slides every row of tiles up to 32768 like the reference implementation, and marks merged tiles', () => {
  const wrong: number[][] = [];
  for (let key = 0; key < 16 ** SIZE; key += 1) {
    const powers = [key & 15, (key >> 4) & 15, (key >> 8) & 15, key >> 12];
    const { row, merged } = slideRow(powers);
    const expected = slideByDefinition(powers.map(toTileValue));
    for (const [cell, power] of row.entries()) {
      const { value, isMade } = expected[cell] ?? { value: 0, isMade: false };
      if (toTileValue(power) !== value || (merged & (1 << cell)) > 0 !== isMade) wrong.push(powers);
    }
  }
  expect(wrong).toEqual([]);
});
