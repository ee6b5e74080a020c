// Tests which taps in quick succession are a double tap.
import { expect, it } from 'vitest';
import { isDoubleTap } from '#app/card-kit/view/use-card-table.ts';

const TAP = { pile: 3, x: 100, y: 400, atMs: 1000 };

it.each([
  ['a second tap on the place of the first one is', { ...TAP, x: 104, y: 396, atMs: 1150 }, true],
  ['a tap on another card of the column is not', { ...TAP, y: 382, atMs: 1150 }, false],
  ['a tap on another pile is not', { ...TAP, pile: 4, atMs: 1150 }, false],
  ['a later tap is not', { ...TAP, atMs: 1300 }, false],
])('KLO10 %s a double tap', (_, second, expected) => {
  expect(isDoubleTap(TAP, second)).toBe(expected);
});
