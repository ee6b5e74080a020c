// The keys and preferences that all card games share.
import type { KeyTableRow, Preference } from '#app/game-kit/contract.ts';

export const SEND_KEY = 'a';
export const DRAW_KEY = 'd';

export const cardKeys: readonly KeyTableRow[] = [
  { keys: ['Left arrow', 'Right arrow'], action: 'Switch piles' },
  { keys: ['Up arrow', 'Down arrow'], action: 'Move within the pile' },
  { keys: ['Enter', SEND_KEY], action: 'Send the card to its best spot' },
  { keys: ['Space'], action: 'Pick up the card, then aim with the arrow keys' },
  { keys: ['Enter', 'Space'], action: 'Put the card down' },
  { keys: ['Escape'], action: 'Put the card back' },
];

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
