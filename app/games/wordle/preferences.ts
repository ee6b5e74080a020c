// Preferences of Wordle.

/** Shows the marks in orange and blue instead of green and yellow. */
export const HIGH_CONTRAST = { id: 'high-contrast', label: 'High contrast' } as const;
