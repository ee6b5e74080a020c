import { expect, it } from 'vitest';
import { getNextTile } from '#app/arcade/tiles/next-tile.ts';

it.each([
  ['ArrowRight', 0, 1],
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
