// Tests where the marbles of a case study lie, before and after.
import { expect, it } from 'vitest';
import { placeMarbles } from '#app/pages/services/demonstration/place-marbles.ts';

const SORTS = [
  { before: 21, after: 19 },
  { before: 40, after: 0 },
  { before: 30, after: 11 },
];

it('gives each marble a place of its own in the tray, and those that stay the lowest rows', () => {
  const { columns, rows, placed } = placeMarbles(SORTS);
  const cells = [...Array(columns * rows).keys()].map((cell) => `${cell % columns},${Math.floor(cell / columns)}`);
  for (const [sort, { before, after }] of SORTS.entries()) {
    const marbles = placed.filter((marble) => marble.sort === sort);
    expect([marbles.length, marbles.filter(({ to }) => to).length]).toEqual([before, after]);
  }
  const after = placed.flatMap(({ to }) => (to ? [to] : []));
  for (const places of [placed.map(({ from }) => from), after]) {
    expect(new Set(places.map(String)).size).toBe(places.length);
    expect(cells).toEqual(expect.arrayContaining(places.map(String)));
  }
  expect(Math.min(...after.map(([, y]) => y))).toBe(rows - Math.ceil(after.length / columns));
});
