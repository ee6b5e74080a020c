// Keyboard navigation between the piles and cards of a table.
import type { Pile } from '#app/card-kit/rules/piles.ts';

/** A focusable position: a card or an empty place. */
export interface Spot {
  readonly pile: Pile;
  readonly count: number; // number of cards from here to the top of the pile; 0 for the stock and for an empty place
}

/** Where the piles lie: an upper row above the columns. */
export interface Layout {
  readonly piles: readonly Pile[]; // in reading order, columns last
  readonly over: readonly Pile[]; // the pile of the upper row above each column
  readonly home: Pile; // where the Home key goes
}

/** Number of cards of a pile that can be focused. */
type CountReachable = (pile: Pile) => number;

/** The spot on a pile that is nearest to the requested one. */
export function getSpot(countReachable: CountReachable, pile: Pile, count: number): Spot {
  return { pile, count: Math.min(countReachable(pile), Math.max(1, count)) };
}

/** The spot that an arrow key, Home or End moves to, the same one at the edges; null for other keys. */
export function getNextSpot(countReachable: CountReachable, { piles, over, home }: Layout, spot: Spot, key: string): Spot | null {
  const at = piles.indexOf(spot.pile);
  const isColumn = spot.pile < over.length;
  const get = (pile: Pile | undefined, count = 1) => getSpot(countReachable, pile ?? home, count);
  switch (key) {
    case 'ArrowLeft':
      return get(piles[Math.max(0, at - 1)]);
    case 'ArrowRight':
      return get(piles[Math.min(piles.length - 1, at + 1)]);
    case 'ArrowUp':
      if (!isColumn) return spot;
      return spot.count < countReachable(spot.pile) ? { ...spot, count: spot.count + 1 } : get(over[spot.pile]);
    case 'ArrowDown':
      return isColumn ? get(spot.pile, spot.count - 1) : get(Math.max(0, over.indexOf(spot.pile)));
    case 'Home':
      return get(home);
    case 'End':
      return get(piles.at(-1));
    default:
      return null;
  }
}
