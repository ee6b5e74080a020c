// Paths of game pages.

export function createGamePath(slug: string): `/games/${string}` {
  return `/games/${slug}`;
}
