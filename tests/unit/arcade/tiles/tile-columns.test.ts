import { expect, it } from 'vitest';
import { chooseColumns } from '#app/arcade/tiles/tile-columns.ts';

it.each([
  [12, 6, 3],
  [13, 7, 3],
  [4, 4, 4],
  [2, 2, 2],
  [15, 5, 3],
  [10, 5, 3],
])('%i tiles stand in %i columns, and in %i on phones', (count, wide, narrow) => {
  expect([chooseColumns(count, 'wide'), chooseColumns(count, 'narrow')]).toEqual([wide, narrow]);
});
