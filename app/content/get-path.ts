// Where a game is to be had: the address that a QR code, an ad or a letter points to.

/** The path of the page that leads on to the visitor's own store. */
export function getPath(slug: string): `/get/${string}` {
  return `/get/${slug}`;
}
