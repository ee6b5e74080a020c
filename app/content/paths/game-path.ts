// Where a game's own page is.

/** The path of a game's page. */
export function createGamePath(slug: string): `/games/${string}` {
  return `/games/${slug}`;
}
