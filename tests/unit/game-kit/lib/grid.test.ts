import { expect, it } from 'vitest';
import { findCell, findNeighbor, getColumn, getRow, listCellsAround } from '#app/game-kit/lib/grid.ts';

it('finds each cell again by its row and its column, and none beyond the edges', () => {
  for (let cell = 0; cell < 12; cell += 1) expect(findCell(getRow(cell, 4), getColumn(cell, 4), 4, 3)).toBe(cell);
  for (const [row, column] of [
    [-1, 0],
    [3, 0],
    [0, -1],
    [0, 4],
  ] as const)
    expect(findCell(row, column, 4, 3)).toBeNull();
});

it('leads to the next cell in each direction, but not around an edge', () => {
  expect([
    findNeighbor(5, 'up', 4, 3),
    findNeighbor(5, 'right', 4, 3),
    findNeighbor(5, 'down', 4, 3),
    findNeighbor(5, 'left', 4, 3),
  ]).toEqual([1, 6, 9, 4]);
  expect([findNeighbor(3, 'up', 4), findNeighbor(3, 'right', 4), findNeighbor(11, 'down', 4, 3), findNeighbor(4, 'left', 4)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it.each([
  ['in the middle', 5, [0, 1, 2, 4, 6, 8, 9, 10]],
  ['at an edge', 4, [0, 1, 5, 8, 9]],
  ['in a corner', 11, [6, 7, 10]],
])('MIN2 lists the cells around one %s', (_, cell, around) => {
  expect(listCellsAround(cell, 4, 3)).toEqual(around);
});
