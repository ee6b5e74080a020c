// The games in the footer, by slug.

/** The games of the footer, in its order. */
export const FOOTER_GAMES: readonly string[] = [
  'solitaire-go',
  'idle-mouse',
  'block-blitz-go',
  'freecell-solitaire',
  'spider-solitaire-go',
];
