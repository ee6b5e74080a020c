// The games in the footer.

/** Slugs, in display order. */
export const FOOTER_GAMES: readonly string[] = ['kelp-garden'];
