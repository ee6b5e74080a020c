// The games in the footer.

/** Slugs, in display order. */
export const FOOTER_GAMES: readonly string[] = [
  'solitaire-go',
  'idle-mouse',
  'block-blitz-go',
  'freecell-solitaire',
  'spider-solitaire-go',
];
