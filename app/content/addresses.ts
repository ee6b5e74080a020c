// The site's fixed paths, the path of a game, and words inside an address.

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

/** Words as they stand in an address. A lone surrogate, which no address can carry, is replaced. */
export function inAddress(words: string): string {
  return encodeURIComponent(words.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
