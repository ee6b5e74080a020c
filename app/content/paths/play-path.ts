// Where the pages of the mini games are.

/** The path of the arcade. */
export const ARCADE_PATH = '/play';

/** Where today's boards stand in the arcade. */
export const TODAY_ID = 'today';

/** The address of today's boards. */
export const TODAY_PATH = `${ARCADE_PATH}#${TODAY_ID}`;

/** The path of a mini game's page. */
export function createPlayPath(id: string): `/play/${string}` {
  return `/play/${id}`;
}

/** The path of the page with a mini game's board of the day. */
export function createDailyPath(id: string): `/play/${string}/daily` {
  return `/play/${id}/daily`;
}
