// How Sudoku may be played by hand.
import type { Preference } from '#app/game-kit/contract.ts';

/** A digit that is set leaves the notes of its row, column and box. */
export const TIDY_NOTES = { id: 'tidy-notes', label: 'Tidy up notes', isOnByDefault: true } as const satisfies Preference;

/** A digit is picked first, and then goes into every cell that is pressed. */
export const DIGIT_FIRST = { id: 'digit-first', label: 'Digit first: pick a digit, then its cells' } as const satisfies Preference;
