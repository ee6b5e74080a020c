// The site's fixed paths and the path of a game.

/** Paths of the pages that exist whatever is in the catalogue. */
export const PAGE_PATHS = [
  '/',
  '/games',
  '/about-us',
  '/services',
  '/contact',
  '/search',
  '/press',
  '/accessibility',
  '/privacy-policy',
  '/terms',
] as const;

/** The path of a game's page. */
export function gamePath(slug: string): `/games/${string}` {
  return `/games/${slug}`;
}
