// The origin of the site.

/** Without a trailing slash. A build can override it with SITE_ORIGIN. */
export const ORIGIN = (import.meta.env.SITE_ORIGIN ?? 'https://apricotgames.example').replace(/\/+$/, '');
