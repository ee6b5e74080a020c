// Where a game is to be had: the address that a QR code, an ad or a letter points to, and where news of it is until then.

/** The path of the page that leads on to the visitor's own store. */
export function createGetPath(slug: string): `/get/${string}` {
  return `/get/${slug}`;
}

/** The newsletter's form, for news of this game. */
export function createNewsPath(slug: string): `/?game=${string}#newsletter` {
  return `/?game=${slug}#newsletter`;
}
