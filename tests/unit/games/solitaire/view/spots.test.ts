import { expect, it } from 'vitest';
import { getNextSpot, getSpot, type Spot } from '#app/card-kit/view/spots.ts';
import { countReachable, LAYOUT, MIRRORED, STOCK } from '#app/games/solitaire/view/layout.ts';
import { createTable, WASTE } from '#app/games/solitaire/rules/table.ts';

const state = {
  ...createTable({ draws: 1, deals: 'any' }, 1),
  columns: [[], [51, 46, 41], [3], [4], [5], [6], [7]],
  hidden: [0, 1, 0, 0, 0, 0, 0],
};
const reach = (pile: number) => countReachable(state, pile);
const spot = (pile: number, count: number): Spot => ({ pile, count });

it.each([
  ['ArrowRight', spot(STOCK, 0), spot(WASTE, 0)],
  ['ArrowLeft', spot(STOCK, 0), spot(STOCK, 0)],
  ['ArrowLeft', spot(0, 0), spot(10, 0)],
  ['ArrowRight', spot(6, 1), spot(6, 1)],
  ['ArrowUp', spot(1, 1), spot(1, 2)],
  ['ArrowUp', spot(1, 2), spot(WASTE, 0)],
  ['ArrowDown', spot(1, 2), spot(1, 1)],
  ['ArrowDown', spot(1, 1), spot(1, 1)],
  ['ArrowDown', spot(STOCK, 0), spot(0, 0)],
  ['ArrowDown', spot(10, 0), spot(6, 1)],
  ['Home', spot(3, 1), spot(STOCK, 0)],
  ['End', spot(STOCK, 0), spot(6, 1)],
  ['x', spot(1, 1), null],
])('%s moves from %j to %j', (key, from, to) => {
  expect(getNextSpot(reach, LAYOUT, from, key)).toEqual(to);
});

it('stays on a pile that has lost cards, at the nearest card', () => {
  expect(getSpot(reach, 1, 5)).toEqual(spot(1, 2));
  expect(getSpot(reach, 0, 1)).toEqual(spot(0, 0));
});

it.each([
  ['ArrowLeft', spot(STOCK, 0), spot(WASTE, 0)],
  ['ArrowRight', spot(STOCK, 0), spot(0, 0)],
  ['ArrowLeft', spot(7, 0), spot(7, 0)],
  ['ArrowRight', spot(10, 0), spot(WASTE, 0)],
  ['ArrowUp', spot(1, 2), spot(8, 0)],
  ['ArrowUp', spot(6, 1), spot(STOCK, 0)],
  ['ArrowDown', spot(STOCK, 0), spot(6, 1)],
])('with the stock on the right, %s moves from %j to %j', (key, from, to) => {
  expect(getNextSpot(reach, MIRRORED, from, key)).toEqual(to);
});
