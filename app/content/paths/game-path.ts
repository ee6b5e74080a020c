// Paths of game pages and of their demos.

export function createGamePath(slug: string): `/games/${string}` {
  return `/games/${slug}`;
}

/** The page where a game can be tried in the browser. */
export function createDemoPath(slug: string): `/games/${string}/play` {
  return `${createGamePath(slug)}/play`;
}

/** The demo page of a game; null if it has none. */
export function findDemoPath({ slug, demo }: { readonly slug: string; readonly demo?: object | undefined }): string | null {
  return demo === undefined ? null : createDemoPath(slug);
}
