/** Everything that the mini games keep on a device is filed below this. */
export const KEY_PREFIX = 'apricot.mini-games.';
