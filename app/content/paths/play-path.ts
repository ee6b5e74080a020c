// Paths of the arcade and the mini games.

/** The arcade page. */
export const ARCADE_PATH = '/play';

/** Anchor of today's boards on the arcade page. */
export const TODAY_ID = 'today';

export const TODAY_PATH = `${ARCADE_PATH}#${TODAY_ID}`;

/** A mini game's page. */
export function createPlayPath(id: string): `/play/${string}` {
  return `/play/${id}`;
}

/** The page where a game is played: its own address, or that of a mini game. */
export function getPlayPath({ id, path = createPlayPath(id) }: { readonly id: string; readonly path?: string }): string {
  return path;
}

/** The daily page of a mini game. */
export function createDailyPath(id: string): `/play/${string}/daily` {
  return `/play/${id}/daily`;
}
