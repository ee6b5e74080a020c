import { expect, it } from 'vitest';
import { isDoublePress } from '#app/games/minesweeper/view/double-press.ts';

const FIRST = { cell: 7, at: 1000, count: 1 };

it('MIN14 two quick presses on one square are a double one, and so are two that the browser counts together', () => {
  expect(isDoublePress(FIRST, { cell: 7, at: 1300, count: 1 })).toBe(true);
  expect(isDoublePress(FIRST, { cell: 7, at: 1800, count: 2 })).toBe(true);
});

it('MIN16 a press alone, one that is late, and one on another square are single ones', () => {
  expect(isDoublePress(null, { cell: 7, at: 1000, count: 2 })).toBe(false);
  expect(isDoublePress(FIRST, { cell: 7, at: 1500, count: 1 })).toBe(false);
  expect(isDoublePress(FIRST, { cell: 8, at: 1300, count: 2 })).toBe(false);
});
