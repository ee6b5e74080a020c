// Where keys and swipes on a board lead.
import { expect, it } from 'vitest';
import { findNeighborKey } from '#app/game-kit/input/letter-keyboard.tsx';
import { moveInGrid } from '#app/game-kit/input/move-in-grid.ts';
import { getSwipeDirection } from '#app/game-kit/input/use-swipe.ts';

const QWERTY_KEYS = [[...'QWERTYUIOP'], [...'ASDFGHJKL'], ['Backspace', ...'ZXCVBNM']];

it.each([
  ['ArrowRight', 'Q', 'W'],
  ['ArrowLeft', 'Q', null],
  ['ArrowRight', 'P', null],
  ['ArrowUp', 'T', null],
  ['ArrowDown', 'P', 'L'],
  ['ArrowDown', 'A', 'Backspace'],
  ['ArrowLeft', 'Z', 'Backspace'],
  ['ArrowUp', 'Backspace', 'S'],
  ['ArrowDown', 'M', null],
  ['a', 'Q', null],
])('%s moves from %s to %s', (arrow, from, to) => {
  expect(findNeighborKey(QWERTY_KEYS, from, arrow)).toBe(to);
});

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

it.each([
  [40, 3, 'right'],
  [-40, 3, 'left'],
  [3, 40, 'down'],
  [3, -40, 'up'],
  [-41, -40, 'left'],
  [-40, 41, 'down'],
] as const)('a movement of (%i, %i) px is a swipe %s', (dx, dy, direction) => {
  expect(getSwipeDirection(dx, dy)).toBe(direction);
});
