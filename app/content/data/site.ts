// What the site as a whole is called, where it is, and how it is reached. The addresses are samples to be replaced.

export const PRODUCT = 'Apricot';
export const SITE_NAME = `${PRODUCT}Games`;

/** Begins the names of all files to download. */
export const SLUG = SITE_NAME.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Without a trailing slash. A build can override it with SITE_ORIGIN. */
export const ORIGIN = (import.meta.env.SITE_ORIGIN ?? 'https://apricotgames.example').replace(/\/+$/, '');

export const SUPPORT_EMAIL = 'support@apricotgames.example';
export const PRESS_EMAIL = 'press@apricotgames.example';
