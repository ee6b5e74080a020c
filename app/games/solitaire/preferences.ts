// The preference of Solitaire alone.
import type { Preference } from '#app/game-kit/contract.ts';

/** For right-handed players on touch screens, whose hand would cover the table. */
export const STOCK_RIGHT = { id: 'stock-right', label: 'Stock on the right' } as const satisfies Preference;
