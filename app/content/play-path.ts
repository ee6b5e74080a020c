// Where a mini game's own page is.

/** The path of a mini game's page. */
export function playPath(id: string): `/play/${string}` {
  return `/play/${id}`;
}
