// Paths to get a game: the download page, which QR codes and ads link to, and the newsletter form for unreleased games.

/** The page that redirects to the visitor's store. */
export function createGetPath(slug: string): `/get/${string}` {
  return `/get/${slug}`;
}

/** The newsletter form, with this game selected. */
export function createNewsPath(slug: string): `/?game=${string}#newsletter` {
  return `/?game=${slug}#newsletter`;
}
