// Paths of pages that stand for something in the content: games, mini games, case studies, the files of the press kit.

export function createGamePath(slug: string): `/games/${string}` {
  return `/games/${slug}`;
}

/** Whether a path is that of a game's page, known or not. */
export function isGamePath(path: string): boolean {
  return /^\/games\/[^/]+$/.test(path);
}

/** The page where a game can be tried in the browser. */
export function createDemoPath(slug: string): `/games/${string}/play` {
  return `${createGamePath(slug)}/play`;
}

/** The page that redirects to the visitor's store. */
export function createGetPath(slug: string): `/get/${string}` {
  return `/get/${slug}`;
}

/** Where a path stands among the pages: the page that leads to a store below its game. */
export function getPlace(path: string): string {
  return path.replace(/^\/get\//, '/games/');
}

/** The newsletter form, with this game selected. */
export function createNewsPath(slug: string): `/?game=${string}#newsletter` {
  return `/?game=${slug}#newsletter`;
}

/** The feed of the releases of all games. */
export const ALL_RELEASES_PATH = '/releases.xml';

export function createCaseStudyPath(slug: string): `/services/${string}` {
  return `/services/${slug}`;
}

/** The arcade page. */
export const ARCADE_PATH = '/play';

/** Anchor of today's boards on the arcade page. */
export const TODAY_ID = 'today';

export const TODAY_PATH = `${ARCADE_PATH}#${TODAY_ID}`;

/** Anchor of how daily puzzles work, on the arcade page. */
export const HOW_DAILY_ID = 'how-daily-puzzles-work';

export const HOW_DAILY_PATH = `${ARCADE_PATH}#${HOW_DAILY_ID}`;

/** The statistics of all mini games. */
export const STATISTICS_PATH = `${ARCADE_PATH}/statistics`;

/** A mini game's page. */
export function createPlayPath(id: string): `/play/${string}` {
  return `/play/${id}`;
}

/** Anchor of the section that says how a game is played, on the page where it is. */
export const HOW_TO_PLAY = 'how-to-play';

/** The page where a game is played: its own address, or that of a mini game. */
export function getPlayPath({ id, path = createPlayPath(id) }: { readonly id: string; readonly path?: string }): string {
  return path;
}

/** The daily page of a mini game. */
export function createDailyPath(id: string): `/play/${string}/daily` {
  return `/play/${id}/daily`;
}

/** The large PNG of a picture without its background: /press/idle-mouse-key-art.png for idle-mouse/key-art. */
export function createCutOutPath(picture: string): `/press/${string}.png` {
  return `/press/${picture.replace('/', '-')}.png`;
}

/** The facts about a game as a text file. */
export function createFactSheetPath(slug: string): `/press/${string}.txt` {
  return `/press/${slug}-fact-sheet.txt`;
}

/** The key art of a game for large screens. */
export function createLargeKeyArtPath(slug: string): `/press/${string}.jpg` {
  return `/press/${slug}-key-art-large.jpg`;
}

/** The loop of play on the ground of its game. */
export function createLandscapeLoopPath(slug: string): `/press/${string}.mp4` {
  return `/press/${slug}-gameplay-landscape.mp4`;
}

/** /social/games-idle-mouse.jpg for /games/idle-mouse. Without a path, the image of the home page. */
export function getSocialImagePath(path = '/'): string {
  const name = path.split(/[?#]/)[0]?.slice(1).replaceAll('/', '-');
  return `/social/${name || 'home'}.jpg`;
}
