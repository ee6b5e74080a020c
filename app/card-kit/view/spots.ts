// Keyboard navigation between the piles and cards of a table.
import type { Pile } from '#app/card-kit/rules/piles.ts';

/** A focusable position: a card or an empty place. */
export interface Spot {
  readonly pile: Pile;
  readonly count: number; // number of cards from here to the top of the pile; 0 for the stock and for an empty place
}

/** Where the other piles lie: in an upper row above the columns, at both sides of them in low wide windows, or above and below them in an app. */
export type Arrangement = 'rows' | 'sides' | 'foot';

/** Where the piles lie in each arrangement. */
export interface Layout {
  readonly piles: readonly Pile[]; // with an upper row, in reading order
  readonly over: readonly Pile[]; // the pile of the upper row above each column
  readonly foot: { readonly over: readonly Pile[]; readonly under: readonly Pile[] }; // the pile above and the pile below each column
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
export function listPiles(layout: Layout, arrangement: Arrangement): readonly Pile[] {
  if (arrangement === 'sides') return listStacks(layout).flat();
  const { over, foot, piles } = layout;
  return arrangement === 'rows' ? piles : [...new Set([...foot.over, ...over.keys(), ...foot.under])];
}

/** The pile beside another in the direction of an arrow key; undefined at the edges. */
function getNeighbor(layout: Layout, arrangement: Arrangement, pile: Pile, key: string): Pile | undefined {
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const piles = listPiles(layout, arrangement);
  if (arrangement === 'sides') {
    const stacks = listStacks(layout);
    const at = stacks.findIndex((column) => column.includes(pile));
    const stack = stacks[at] ?? [];
    return isAcross ? stacks[at + step]?.[0] : stack[stack.indexOf(pile) + step];
  }
  if (isAcross) return piles[piles.indexOf(pile) + step];
  const { over, under } = arrangement === 'foot' ? layout.foot : { over: layout.over, under: [] };
  const isColumn = pile < layout.over.length;
  const [toward, away] = key === 'ArrowUp' ? [over, under] : [under, over];
  if (isColumn) return toward[pile];
  if (away.includes(pile)) return away.indexOf(pile);
  return toward.includes(pile) || key === 'ArrowUp' ? undefined : 0;
}

/** The spot that an arrow key, Home or End moves to, the same one at the edges; null for other keys. */
export function getNextSpot(
  countReachable: CountReachable,
  layout: Layout,
  arrangement: Arrangement,
  spot: Spot,
  key: string,
): Spot | null {
  if (key === 'Home') return getSpot(countReachable, layout.home, 1);
  if (key === 'End') return getSpot(countReachable, layout.over.length - 1, 1);
  if (!key.startsWith('Arrow')) return null;
  if (key === 'ArrowUp' && spot.count < countReachable(spot.pile)) return { ...spot, count: spot.count + 1 };
  if (key === 'ArrowDown' && spot.count > 1) return { ...spot, count: spot.count - 1 };
  const pile = getNeighbor(layout, arrangement, spot.pile, key);
  return pile === undefined ? spot : getSpot(countReachable, pile, 1);
}
