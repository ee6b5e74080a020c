/** The page that stands in for every page that neither the network nor the device has. */
export const OFFLINE_PATH = '/offline';
