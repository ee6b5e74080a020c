// The other studio: a small one in Berlin, without most parts of ours.

export const PRODUCT = 'Tidepool';
export const SITE_NAME = `${PRODUCT} Works`;

/** Begins the names of all files to download. */
export const SLUG = SITE_NAME.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Without a trailing slash. */
export const ORIGIN = (import.meta.env.SITE_ORIGIN ?? 'https://tidepool.example').replace(/\/+$/, '');

export const SUPPORT_EMAIL = 'hello@tidepool.example';

/** For journalists; unused without a press kit. */
export const PRESS_EMAIL = 'press@tidepool.example';
