/** Everything that the mini games keep on a device is filed below this. */
export const PREFIX = 'apricot.mini-games.';
