// Preferences of Puzzle.

/** Shows a picture across the tiles, with small numbers. */
export const PICTURE = { id: 'puzzle-picture', label: 'Picture on the tiles' } as const;
