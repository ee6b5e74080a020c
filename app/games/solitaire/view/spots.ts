// Keyboard navigation between the piles and cards of the table.
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { COLUMN_COUNT } from '#app/games/solitaire/rules/deal.ts';
import { FIRST_FOUNDATION, FOUNDATION_COUNT, getTopCard, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

export const STOCK = WASTE + 1;

/** A focusable position: a card or an empty place. */
export interface Spot {
  readonly pile: Pile;
  readonly count: number; // number of cards from here to the top of the pile; 0 for the stock and for an empty place
}

/** All piles in reading order. */
export const PILES: readonly Pile[] = [
  STOCK,
  WASTE,
  ...Array.from({ length: FOUNDATION_COUNT }, (_, slot) => FIRST_FOUNDATION + slot),
  ...Array.from({ length: COLUMN_COUNT }, (_, column) => column),
];

const FOUNDATIONS = PILES.slice(2, 2 + FOUNDATION_COUNT);

/** The order of the piles, and which pile of the upper row is above each column. */
interface Layout {
  readonly piles: readonly Pile[];
  readonly over: readonly Pile[];
}

const LAYOUT: Layout = { piles: PILES, over: [STOCK, WASTE, WASTE, ...FOUNDATIONS] };

/** Stock on the right: the upper row is reversed, but the foundations keep their order. */
const MIRRORED: Layout = {
  piles: [...FOUNDATIONS, WASTE, STOCK, ...PILES.slice(2 + FOUNDATION_COUNT)],
  over: [...FOUNDATIONS, WASTE, WASTE, STOCK],
};

/** Number of reachable cards of a pile. */
function countReachable(state: SolitaireState, pile: Pile): number {
  if (pile === STOCK) return 0;
  if (pile < FIRST_FOUNDATION) return (state.columns[pile]?.length ?? 0) - (state.hidden[pile] ?? 0);
  return getTopCard(state, pile) === NO_CARD ? 0 : 1;
}

/** The spot on a pile that is nearest to the requested one. */
export function getSpot(state: SolitaireState, pile: Pile, count: number): Spot {
  const reach = countReachable(state, pile);
  return { pile, count: Math.min(reach, Math.max(1, count)) };
}

/** The spot that an arrow key, Home or End moves to, the same one at the edges; null for other keys. */
export function getNextSpot(state: SolitaireState, spot: Spot, key: string, isMirrored = false): Spot | null {
  const { piles, over } = isMirrored ? MIRRORED : LAYOUT;
  const at = piles.indexOf(spot.pile);
  const isColumn = spot.pile < FIRST_FOUNDATION;
  switch (key) {
    case 'ArrowLeft':
      return getSpot(state, piles[Math.max(0, at - 1)] as Pile, 1);
    case 'ArrowRight':
      return getSpot(state, piles[Math.min(piles.length - 1, at + 1)] as Pile, 1);
    case 'ArrowUp':
      if (!isColumn) return spot;
      return spot.count < countReachable(state, spot.pile)
        ? { ...spot, count: spot.count + 1 }
        : getSpot(state, over[spot.pile] as Pile, 1);
    case 'ArrowDown':
      return getSpot(state, isColumn ? spot.pile : over.indexOf(spot.pile), isColumn ? spot.count - 1 : 1);
    case 'Home':
      return getSpot(state, STOCK, 0);
    case 'End':
      return getSpot(state, COLUMN_COUNT - 1, 1);
    default:
      return null;
  }
}
