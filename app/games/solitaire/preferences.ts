// Preferences of Solitaire.
import type { Preference } from '#app/game-kit/contract.ts';

export const FOUR_COLOR = { id: 'four-color', label: 'Four-color deck' } as const satisfies Preference;

export const LARGE_PRINT = { id: 'large-print', label: 'Large print' } as const satisfies Preference;

/** For right-handed players on touch screens, whose hand would cover the table. */
export const STOCK_RIGHT = { id: 'stock-right', label: 'Stock on the right' } as const satisfies Preference;

export const CARD_BACK = {
  id: 'card-back',
  label: 'Card back',
  choices: [
    { id: 'apricots', label: 'Apricots' },
    { id: 'night', label: 'Night sky' },
    { id: 'meadow', label: 'Meadow' },
    { id: 'checkers', label: 'Checkers' },
  ],
} as const satisfies Preference;
