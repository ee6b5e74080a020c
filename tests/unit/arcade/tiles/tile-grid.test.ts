import { expect, it } from 'vitest';
import { chooseColumns, getNextTile } from '#app/arcade/tiles/tile-grid.ts';

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 11, 0],
  ['ArrowLeft', 0, 11],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 10, 10],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['Enter', 7, null],
])('%s moves from tile %i of twelve, in rows of three, to %s', (key, from, to) => {
  expect(getNextTile(key, from, 3, 12)).toBe(to);
});

it.each([
  [12, 6, 3],
  [13, 7, 3],
  [4, 4, 4],
  [2, 2, 2],
  [10, 5, 3],
])('%i tiles stand in %i columns, and in %i on phones', (count, wide, narrow) => {
  expect([chooseColumns(count, 'wide'), chooseColumns(count, 'narrow')]).toEqual([wide, narrow]);
});
