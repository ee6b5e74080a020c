/** Prefix of all localStorage keys of the mini games. */
export const KEY_PREFIX = 'apricot.mini-games.';
