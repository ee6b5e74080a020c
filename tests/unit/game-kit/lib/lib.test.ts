// Tests grids, lazy values and chance.
import { expect, it } from 'vitest';
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import { findCell, findNeighbor, getColumn, getRow, listCellsAround } from '#app/game-kit/lib/grid.ts';
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { computeChiSquare } from '#tests/unit/chi-square.ts';
import { draw, shuffle } from '#app/game-kit/lib/random.ts';

it('finds each cell again by its row and its column, and none beyond the edges', () => {
  for (let cell = 0; cell < 12; cell += 1) expect(findCell(getRow(cell, 4), getColumn(cell, 4), 4, 3)).toBe(cell);
  expect([findCell(-1, 0, 4, 3), findCell(3, 0, 4, 3), findCell(0, -1, 4, 3), findCell(0, 4, 4, 3)]).toEqual([null, null, null, null]);
});

it('leads to the next cell in each direction, but not around an edge', () => {
  expect(DIRECTIONS.map((direction) => findNeighbor(5, direction, 4, 3))).toEqual([1, 6, 9, 4]);
  const edges = [findNeighbor(3, 'up', 4), findNeighbor(3, 'right', 4), findNeighbor(11, 'down', 4, 3), findNeighbor(4, 'left', 4)];
  expect(edges).toEqual([null, null, null, null]);
});

it.each([
  ['in the middle', 5, [0, 1, 2, 4, 6, 8, 9, 10]],
  ['at an edge', 4, [0, 1, 5, 8, 9]],
  ['in a corner', 11, [6, 7, 10]],
])('MIN2 lists the cells around one %s', (_, cell, around) => {
  expect(listCellsAround(cell, 4, 3)).toEqual(around);
});

it('a lazy value is available after loading, and is loaded once', async () => {
  let loads = 0;
  const words = createLazyValue(async () => ({ loads: (loads += 1) }));
  expect(words.isLoaded()).toBe(false);
  expect(() => words.get()).toThrow();
  await words.load();
  await words.load();
  expect(words.isLoaded()).toBe(true);
  expect(words.get()).toEqual({ loads: 1 });
});

it('a lazy value can be loaded again after a failure', async () => {
  let isOnline = false;
  const words = createLazyValue(async () => {
    if (!isOnline) throw new Error('The connection takes a break');
    return ['word'];
  });
  await expect(words.load()).rejects.toThrow();
  expect(words.isLoaded()).toBe(false);
  isOnline = true;
  await words.load();
  expect(words.get()).toEqual(['word']);
});

const DRAWS = 50_000;

it('G9 draws every number equally often', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  let rng = 42;
  for (let index = 0; index < DRAWS; index += 1) {
    let value: number;
    [value, rng] = draw(rng, counts.length);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  expect(computeChiSquare(counts)).toBeLessThan(27.88); // p = 0.001 with 9 degrees of freedom
});

it('G9 MEM2 shuffles into every order equally often', () => {
  const counts = new Map<string, number>();
  let rng = 7;
  for (let index = 0; index < DRAWS; index += 1) {
    let order: number[];
    [order, rng] = shuffle(rng, [1, 2, 3, 4]);
    counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(computeChiSquare([...counts.values()])).toBeLessThan(49.73); // p = 0.001 with 23 degrees of freedom
});
