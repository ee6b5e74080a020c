// Where a mini game's own page is.

/** The path of the page on which a mini game is played. */
export function playPath(id: string): `/play/${string}` {
  return `/play/${id}`;
}
