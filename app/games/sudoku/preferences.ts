// Preferences of Sudoku.
import type { Preference } from '#app/game-kit/contract.ts';

/** Placing a digit removes it from the notes of its row, column and box. */
export const TIDY_NOTES = { id: 'tidy-notes', label: 'Tidy up notes', isOnByDefault: true } as const satisfies Preference;

/** The player picks a digit first, which then goes into every pressed cell. */
export const DIGIT_FIRST = { id: 'digit-first', label: 'Digit first: pick a digit, then its cells' } as const satisfies Preference;
