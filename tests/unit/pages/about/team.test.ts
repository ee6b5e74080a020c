// Tests where the toys of the team stand on the shelf.
import { expect, it } from 'vitest';
import { placeInRows } from '#app/pages/about/shelf-rows.ts';

const list = (people: number, longest: number) =>
  placeInRows(people, longest)
    .filter(({ at }) => at === 0)
    .map(({ of }) => of);

it.each([
  [1, [1], [1]],
  [2, [2], [2]],
  [3, [3], [3]],
  [4, [2, 2], [4]],
  [5, [3, 2], [5]],
  [6, [3, 3], [6]],
  [7, [3, 2, 2], [7]],
  [8, [3, 3, 2], [8]],
  [9, [3, 3, 3], [9]],
  [10, [3, 3, 2, 2], [5, 5]],
  [11, [3, 3, 3, 2], [6, 5]],
  [12, [3, 3, 3, 3], [6, 6]],
])('stands %i people in rows of three and of nine, with nobody alone', (people, ofThree, ofNine) => {
  expect([list(people, 3), list(people, 9)]).toEqual([ofThree, ofNine]);
  expect(placeInRows(people, 3)).toHaveLength(people);
});

it('counts rows and places from the first', () => {
  expect(placeInRows(5, 3)).toEqual([
    { row: 0, at: 0, of: 3 },
    { row: 0, at: 1, of: 3 },
    { row: 0, at: 2, of: 3 },
    { row: 1, at: 0, of: 2 },
    { row: 1, at: 1, of: 2 },
  ]);
});
