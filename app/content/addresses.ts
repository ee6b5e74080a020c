// The site's fixed paths and the path of a game.

/** Paths of the pages that are there whatever the catalogue holds. */
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
