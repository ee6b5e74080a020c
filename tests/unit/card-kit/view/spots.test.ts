// Moves through the tables of the card games by arrow keys.
import { describe, expect, it } from 'vitest';
import { getNextSpot, getSpot, listPiles, type Layout, type Spot } from '#app/card-kit/view/spots.ts';
import { CELLS, FOUNDATIONS as SUIT_FOUNDATIONS, LAYOUT as FREECELL } from '#app/games/freecell/view/layout.ts';
import { countReachable, FOUNDATIONS, LAYOUT, MIRRORED, STOCK } from '#app/games/solitaire/view/layout.ts';
import { createTable, WASTE } from '#app/games/solitaire/rules/table.ts';
import { LAYOUT as SPIDER } from '#app/games/spider/view/layout.ts';
import { STOCK as SPIDER_STOCK } from '#app/games/spider/rules/table.ts';

const state = {
  ...createTable({ draws: 1, deals: 'any' }, 1),
  columns: [[], [51, 46, 41], [3], [4], [5], [6], [7]],
  hidden: [0, 1, 0, 0, 0, 0, 0],
};
const reach = (pile: number) => countReachable(state, pile);
const spot = (pile: number, count: number): Spot => ({ pile, count });

it('stays on a pile that has lost cards, at the nearest card', () => {
  expect(getSpot(reach, 1, 5)).toEqual(spot(1, 2));
  expect(getSpot(reach, 0, 1)).toEqual(spot(0, 0));
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
  it('Solitaire has stock and waste on the left, the foundations on the right', () => {
    expect(walk(LAYOUT, STOCK, 'DDUULRRLL')).toEqual([WASTE, WASTE, STOCK, STOCK, STOCK, 0, 1, 0, STOCK]);
    expect(walk(LAYOUT, 5, 'RRDDDDRL')).toEqual([6, ...FOUNDATIONS, FOUNDATIONS[3], FOUNDATIONS[3], 6]);
  });

  it('Solitaire mirrored has them the other way round', () => {
    expect(walk(MIRRORED, 1, 'LLDR')).toEqual([0, FOUNDATIONS[0], FOUNDATIONS[1], 0]);
    expect(walk(MIRRORED, 6, 'RDRL')).toEqual([STOCK, WASTE, WASTE, 6]);
  });

  it('FreeCell has the cells on the left, the foundations on the right', () => {
    expect(walk(FREECELL, 0, 'LDDDUR')).toEqual([...CELLS, CELLS[2], 0]);
    expect(walk(FREECELL, 7, 'RDDDUL')).toEqual([...SUIT_FOUNDATIONS, SUIT_FOUNDATIONS[2], 7]);
  });

  it('Spider has the stock on the left, and nothing on the right', () => {
    expect(walk(SPIDER, 1, 'LLLDURR')).toEqual([0, SPIDER_STOCK, SPIDER_STOCK, SPIDER_STOCK, SPIDER_STOCK, 0, 1]);
    expect(walk(SPIDER, 8, 'RR')).toEqual([9, 9]);
  });

  it('moves through the cards of a column, and stays in it', () => {
    expect(getNextSpot(reach, LAYOUT, 'sides', spot(1, 1), 'ArrowUp')).toEqual(spot(1, 2));
    expect(getNextSpot(reach, LAYOUT, 'sides', spot(1, 2), 'ArrowUp')).toEqual(spot(1, 2));
    expect(getNextSpot(reach, LAYOUT, 'sides', spot(1, 1), 'ArrowDown')).toEqual(spot(1, 1));
  });

  it('has Home and End', () => {
    expect(getNextSpot(reach, LAYOUT, 'sides', spot(3, 1), 'Home')).toEqual(spot(STOCK, 0));
    expect(getNextSpot(reach, LAYOUT, 'sides', spot(FOUNDATIONS[0] ?? 0, 0), 'End')).toEqual(spot(6, 1));
  });
});

it('lists the piles as they are read', () => {
  expect(listPiles(FREECELL, 'rows')).toEqual([...CELLS, ...SUIT_FOUNDATIONS, 0, 1, 2, 3, 4, 5, 6, 7]);
  expect(listPiles(FREECELL, 'sides')).toEqual([...CELLS, 0, 1, 2, 3, 4, 5, 6, 7, ...SUIT_FOUNDATIONS]);
});

describe('between the rows of an app', () => {
  it.each([
    [LAYOUT, 'ArrowUp', spot(1, 2), FOUNDATIONS[0]],
    [LAYOUT, 'ArrowDown', spot(6, 1), WASTE],
    [LAYOUT, 'ArrowDown', spot(STOCK, 0), STOCK],
    [LAYOUT, 'ArrowUp', spot(WASTE, 0), 1],
    [MIRRORED, 'ArrowDown', spot(6, 1), STOCK],
    [LAYOUT, 'ArrowDown', spot(FOUNDATIONS[3] ?? 0, 0), 6],
    [LAYOUT, 'ArrowRight', spot(6, 1), STOCK],
  ])('%o: %s moves from %j to %s', (layout, key, from, to) => {
    expect(getNextSpot(reach, layout, 'foot', from, key)?.pile).toBe(to);
  });

  it('Spider has its stock below, FreeCell its cells', () => {
    expect(listPiles(SPIDER, 'foot').at(-1)).toBe(SPIDER_STOCK);
    expect(listPiles(FREECELL, 'foot')).toEqual([...SUIT_FOUNDATIONS, 0, 1, 2, 3, 4, 5, 6, 7, ...CELLS]);
  });
});
