// Where things live: the site's origin, its fixed paths and the path of a game.

/** Where the site is published, without a trailing slash; a build may set SITE_ORIGIN. */
export const ORIGIN = (import.meta.env.SITE_ORIGIN ?? 'https://apricotgames.example').replace(/\/+$/, '');

/** Paths of the pages that are there whatever the catalogue holds. */
export const PAGE_PATHS = ['/', '/games', '/about-us', '/services', '/contact', '/search', '/privacy-policy', '/terms'] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** The path of a game's page. */
export function gamePath(slug: string): `/games/${string}` {
  return `/games/${slug}`;
}
