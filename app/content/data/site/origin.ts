// The site's own origin.

/** Where the site is published, without a trailing slash; a build may set SITE_ORIGIN. */
export const ORIGIN = (import.meta.env.SITE_ORIGIN ?? 'https://apricotgames.example').replace(/\/+$/, '');
