import { expect, it } from 'vitest';
import { moveInGrid } from '#app/game-kit/input/move-in-grid.ts';

const COLUMNS = 3;
const COUNT = 9;

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 3, 3],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 1, 1],
  ['ArrowUp', 8, 5],
  ['Home', 5, 3],
  ['End', 3, 5],
  ['Ctrl+Home', 5, 0],
  ['Ctrl+End', 3, 8],
  ['Ctrl+ArrowRight', 4, null],
  ['a', 4, null],
])('%s moves from cell %i to %s', (key, from, to) => {
  expect(moveInGrid(key, from, COLUMNS, COUNT)).toBe(to);
});
