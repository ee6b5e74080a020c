// What is new in which game: where it stands, and the feeds that tell of it.
import { createGamePath } from './game-path.ts';

/** The page with all releases of a game. */
export function createReleasesPath(slug: string): `/games/${string}/releases` {
  return `${createGamePath(slug)}/releases`;
}

/** The Atom feed of a game's releases. */
export function createFeedPath(slug: string): string {
  return `${createReleasesPath(slug)}.xml`;
}

/** The Atom feed of all games' releases. */
export const ALL_RELEASES_PATH = '/releases.xml';
