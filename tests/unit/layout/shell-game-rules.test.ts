// Tests the shuffle of the shell game.
import { expect, it } from 'vitest';
import { createShuffle, followSwap } from '#app/layout/not-found/shell-game-rules.ts';

it('makes as many swaps as asked for, of any two boxes, none of which undoes the one before', () => {
  let drawn = 0;
  const shuffle = createShuffle(60, () => (drawn = (drawn + 0.13) % 1));
  const names = shuffle.map((swap) => swap.join());
  expect(names).toHaveLength(60);
  expect(new Set(names)).toEqual(new Set(['0,1', '1,2', '0,2']));
  expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
});

it('moves whoever hides in one of two boxes to the place of the other, and nobody else', () => {
  expect([0, 1, 2].map((place) => followSwap(place, [0, 2]))).toEqual([2, 1, 0]);
  expect([0, 1, 2].map((place) => followSwap(place, [1, 2]))).toEqual([0, 2, 1]);
});
