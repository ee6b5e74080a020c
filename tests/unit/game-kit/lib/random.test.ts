import { expect, it } from 'vitest';
import { draw, pick, shuffle } from '#app/game-kit/lib/random.ts';

const DRAWS = 50_000;

/** Computes Pearson's chi-squared statistic against a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

it('G9 draws every number equally often', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  let rng = 42;
  for (let index = 0; index < DRAWS; index += 1) {
    let value: number;
    [value, rng] = draw(rng, counts.length);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  expect(chiSquare(counts)).toBeLessThan(27.88); // p = 0.001 with 9 degrees of freedom
});

it('G9 shuffles into every order equally often', () => {
  const counts = new Map<string, number>();
  let rng = 7;
  for (let index = 0; index < DRAWS; index += 1) {
    let order: number[];
    [order, rng] = shuffle(rng, [1, 2, 3, 4]);
    counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(49.73); // p = 0.001 with 23 degrees of freedom
});

it('gives the same numbers from the same generator state', () => {
  expect(draw(1, 100)).toEqual(draw(1, 100));
  expect(pick(1, ['a', 'b', 'c'])).toEqual(pick(1, ['a', 'b', 'c']));
});

it('keeps every item of a shuffle and leaves the given list alone', () => {
  const items = Object.freeze([3, 1, 2]);
  const [shuffled] = shuffle(9, items);
  expect(shuffled.toSorted()).toEqual([1, 2, 3]);
});
