// Moves through the tables of the card games by arrow keys, and tells double taps.
import { describe, expect, it } from 'vitest';
import { getNextSpot, getSpot, listPiles, type Layout, type Spot } from '#app/card-kit/view/spots.ts';
import { CELLS, FOUNDATIONS as SUIT_FOUNDATIONS, LAYOUT as FREECELL } from '#app/games/freecell/view/layout.ts';
import { cardGame, LAYOUT, MIRRORED, STOCK } from '#app/games/solitaire/view/layout.ts';
import { createTable, FOUNDATIONS, WASTE } from '#app/games/solitaire/rules/table.ts';
import { LAYOUT as SPIDER } from '#app/games/spider/view/layout.ts';
import { STOCK as SPIDER_STOCK } from '#app/games/spider/rules/table.ts';
import { isDoubleTap } from '#app/card-kit/view/use-card-table.ts';

const state = {
  ...createTable({ draws: 1, deals: 'any' }, 1),
  columns: [[], [51, 46, 41], [3], [4], [5], [6], [7]],
  hidden: [0, 1, 0, 0, 0, 0, 0],
};
const reach = (pile: number) => cardGame.countReachable(state, pile);
const spot = (pile: number, count: number): Spot => ({ pile, count });

it.each([
  [1, 5, spot(1, 2)],
  [0, 1, spot(0, 0)],
])('stays on pile %i that has lost cards of %i, at the nearest card', (pile, count, nearest) => {
  expect(getSpot(reach, pile, count)).toEqual(nearest);
});

describe('below an upper row', () => {
  it.each([
    ['ArrowRight', spot(STOCK, 0), spot(WASTE, 0)],
    ['ArrowLeft', spot(STOCK, 0), spot(STOCK, 0)],
    ['ArrowLeft', spot(0, 0), spot(10, 0)],
    ['ArrowRight', spot(6, 1), spot(6, 1)],
    ['ArrowUp', spot(1, 1), spot(1, 2)],
    ['ArrowUp', spot(1, 2), spot(WASTE, 0)],
    ['ArrowUp', spot(STOCK, 0), spot(STOCK, 0)],
    ['ArrowDown', spot(1, 2), spot(1, 1)],
    ['ArrowDown', spot(1, 1), spot(1, 1)],
    ['ArrowDown', spot(STOCK, 0), spot(0, 0)],
    ['ArrowDown', spot(10, 0), spot(6, 1)],
    ['Home', spot(3, 1), spot(STOCK, 0)],
    ['End', spot(STOCK, 0), spot(6, 1)],
    ['x', spot(1, 1), null],
  ])('%s moves from %j to %j', (key, from, to) => {
    expect(getNextSpot(reach, LAYOUT, 'rows', from, key)).toEqual(to);
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
    expect(getNextSpot(reach, MIRRORED, 'rows', from, key)).toEqual(to);
  });

  it('goes down from a pile that is over no column', () => {
    expect(getNextSpot(reach, { ...LAYOUT, over: FOUNDATIONS }, 'rows', spot(STOCK, 0), 'ArrowDown')).toEqual(spot(0, 0));
  });
});

/** Walks from a pile by arrow keys: each letter is the first one of a direction. All piles have one card. */
function walk(layout: Layout, from: number, keys: string): number[] {
  const names: Record<string, string> = { L: 'ArrowLeft', R: 'ArrowRight', U: 'ArrowUp', D: 'ArrowDown' };
  let at = spot(from, 1);
  return [...keys].map((key) => {
    at = getNextSpot(() => 1, layout, 'sides', at, names[key] ?? '') ?? at;
    return at.pile;
  });
}

describe('between piles at the sides', () => {
  it.each<[string, Layout, number, string, readonly (number | undefined)[]]>([
    ['Solitaire has stock and waste on the left', LAYOUT, STOCK, 'DDUULRRLL', [WASTE, WASTE, STOCK, STOCK, STOCK, 0, 1, 0, STOCK]],
    ['Solitaire has the foundations on the right', LAYOUT, 5, 'RRDDDDRL', [6, ...FOUNDATIONS, FOUNDATIONS[3], FOUNDATIONS[3], 6]],
    ['Solitaire mirrored has the foundations on the left', MIRRORED, 1, 'LLDR', [0, FOUNDATIONS[0], FOUNDATIONS[1], 0]],
    ['Solitaire mirrored has the stock on the right', MIRRORED, 6, 'RDRL', [STOCK, WASTE, WASTE, 6]],
    ['FreeCell has the cells on the left', FREECELL, 0, 'LDDDUR', [...CELLS, CELLS[2], 0]],
    ['FreeCell has the foundations on the right', FREECELL, 7, 'RDDDUL', [...SUIT_FOUNDATIONS, SUIT_FOUNDATIONS[2], 7]],
    ['Spider has the stock on the left', SPIDER, 1, 'LLLDURR', [0, SPIDER_STOCK, SPIDER_STOCK, SPIDER_STOCK, SPIDER_STOCK, 0, 1]],
    ['Spider has nothing on the right', SPIDER, 8, 'RR', [9, 9]],
  ])('%s', (_, layout, from, keys, piles) => {
    expect(walk(layout, from, keys)).toEqual(piles);
  });

  it.each([
    ['ArrowUp', spot(1, 1), spot(1, 2)],
    ['ArrowUp', spot(1, 2), spot(1, 2)],
    ['ArrowDown', spot(1, 1), spot(1, 1)],
    ['Home', spot(3, 1), spot(STOCK, 0)],
    ['End', spot(FOUNDATIONS[0] ?? 0, 0), spot(6, 1)],
  ])('%s moves from %j to %j', (key, from, to) => {
    expect(getNextSpot(reach, LAYOUT, 'sides', from, key)).toEqual(to);
  });
});

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7];

it.each([
  ['FreeCell in rows', FREECELL, 'rows', [...CELLS, ...SUIT_FOUNDATIONS, ...COLUMNS]],
  ['FreeCell with piles at the sides', FREECELL, 'sides', [...CELLS, ...COLUMNS, ...SUIT_FOUNDATIONS]],
  ['FreeCell in an app, the cells last', FREECELL, 'foot', [...SUIT_FOUNDATIONS, ...COLUMNS, ...CELLS]],
  ['Spider in an app, the stock last', SPIDER, 'foot', [...COLUMNS, 8, 9, SPIDER_STOCK]],
] as const)('lists the piles as they are read: %s', (_, layout, arrangement, piles) => {
  expect(listPiles(layout, arrangement)).toEqual(piles);
});

it.each([
  [LAYOUT, 'ArrowUp', spot(1, 2), FOUNDATIONS[0]],
  [LAYOUT, 'ArrowDown', spot(6, 1), WASTE],
  [LAYOUT, 'ArrowDown', spot(STOCK, 0), STOCK],
  [LAYOUT, 'ArrowUp', spot(WASTE, 0), 1],
  [MIRRORED, 'ArrowDown', spot(6, 1), STOCK],
  [LAYOUT, 'ArrowDown', spot(FOUNDATIONS[3] ?? 0, 0), 6],
  [LAYOUT, 'ArrowRight', spot(6, 1), STOCK],
])('between the rows of an app %o: %s moves from %j to %s', (layout, key, from, to) => {
  expect(getNextSpot(reach, layout, 'foot', from, key)?.pile).toBe(to);
});

const TAP = { pile: 3, x: 100, y: 400, atMs: 1000 };

it.each([
  ['a second tap on the place of the first one is', { ...TAP, x: 104, y: 396, atMs: 1150 }, true],
  ['a tap on another card of the column is not', { ...TAP, y: 382, atMs: 1150 }, false],
  ['a tap on another pile is not', { ...TAP, pile: 4, atMs: 1150 }, false],
  ['a later tap is not', { ...TAP, atMs: 1300 }, false],
])('KLO10 %s a double tap', (_, second, expected) => {
  expect(isDoubleTap(TAP, second)).toBe(expected);
});
