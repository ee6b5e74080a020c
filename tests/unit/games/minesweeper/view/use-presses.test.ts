import { expect, it } from 'vitest';
import { isDoublePress } from '#app/games/minesweeper/view/use-presses.ts';

const FIRST = { cell: 7, at: 1000, count: 1 };

it('MIN14 two quick presses on one square are a double press, and so are two that the browser counts as one', () => {
  expect(isDoublePress(FIRST, { cell: 7, at: 1300, count: 1 })).toBe(true);
  expect(isDoublePress(FIRST, { cell: 7, at: 1800, count: 2 })).toBe(true);
});

it('MIN16 a lone press, a late one and one on another square are single presses', () => {
  expect(isDoublePress(null, { cell: 7, at: 1000, count: 2 })).toBe(false);
  expect(isDoublePress(FIRST, { cell: 7, at: 1500, count: 1 })).toBe(false);
  expect(isDoublePress(FIRST, { cell: 8, at: 1300, count: 2 })).toBe(false);
});
