// The preferences of all card games.
import type { Preference } from '#app/game-kit/contract.ts';

export const FOUR_COLOR = { id: 'four-color', label: 'Four-color deck' } as const satisfies Preference;

export const LARGE_PRINT = { id: 'large-print', label: 'Large print' } as const satisfies Preference;

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
