// The keys of the mini games in localStorage that others read, too.

/** Prefix of all localStorage keys of the mini games. */
export const KEY_PREFIX = 'apricot.mini-games.';

/** The key of the preferences that all of them share. */
export const PREFERENCES_KEY = 'preferences';
