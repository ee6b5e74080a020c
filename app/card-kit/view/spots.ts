// Keyboard navigation between the piles and cards of a table.
import type { Pile } from '#app/card-kit/rules/piles.ts';

/** A focusable position: a card or an empty place. */
export interface Spot {
  readonly pile: Pile;
  readonly count: number; // number of cards from here to the top of the pile; 0 for the stock and for an empty place
}

/** Where the piles lie: an upper row above the columns or, in low wide windows, the other piles at both sides of them. */
export interface Layout {
  readonly piles: readonly Pile[]; // with an upper row, in reading order
  readonly over: readonly Pile[]; // the pile of the upper row above each column
  readonly sides: readonly [left: readonly Pile[], right: readonly Pile[]]; // from the top
  readonly home: Pile; // where the Home key goes
}

/** Number of cards of a pile that can be focused. */
type CountReachable = (pile: Pile) => number;

/** The spot on a pile that is nearest to the requested one. */
export function getSpot(countReachable: CountReachable, pile: Pile, count: number): Spot {
  return { pile, count: Math.min(countReachable(pile), Math.max(1, count)) };
}

/** The left side, each column and the right side, from the left. */
function listStacks({ over, sides: [left, right] }: Layout): (readonly Pile[])[] {
  return [left, ...[...over.keys()].map((column) => [column]), right];
}

/** All piles from the first to the last. */
export function listPiles(layout: Layout, hasSides: boolean): readonly Pile[] {
  return hasSides ? listStacks(layout).flat() : layout.piles;
}

/** The pile beside another in the direction of an arrow key; undefined at the edges. */
function getNeighbor(layout: Layout, hasSides: boolean, pile: Pile, key: string): Pile | undefined {
  const { piles, over } = layout;
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  if (hasSides) {
    const stacks = listStacks(layout);
    const at = stacks.findIndex((column) => column.includes(pile));
    const stack = stacks[at] ?? [];
    return isAcross ? stacks[at + step]?.[0] : stack[stack.indexOf(pile) + step];
  }
  if (isAcross) return piles[piles.indexOf(pile) + step];
  if (key === 'ArrowUp') return over[pile];
  return pile < over.length ? undefined : Math.max(0, over.indexOf(pile));
}

/** The spot that an arrow key, Home or End moves to, the same one at the edges; null for other keys. */
export function getNextSpot(countReachable: CountReachable, layout: Layout, hasSides: boolean, spot: Spot, key: string): Spot | null {
  if (key === 'Home') return getSpot(countReachable, layout.home, 1);
  if (key === 'End') return getSpot(countReachable, layout.over.length - 1, 1);
  if (!key.startsWith('Arrow')) return null;
  if (key === 'ArrowUp' && spot.count < countReachable(spot.pile)) return { ...spot, count: spot.count + 1 };
  if (key === 'ArrowDown' && spot.count > 1) return { ...spot, count: spot.count - 1 };
  const pile = getNeighbor(layout, hasSides, spot.pile, key);
  return pile === undefined ? spot : getSpot(countReachable, pile, 1);
}
