// How Puzzle may look.

/** Cuts a picture into the tiles; their numbers stay, small. */
export const PICTURE = { id: 'puzzle-picture', label: 'A picture on the tiles' } as const;
