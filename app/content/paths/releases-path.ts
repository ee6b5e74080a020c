// Paths of release pages and their Atom feeds.
import { createGamePath } from './game-path.ts';

/** The page with all releases of a game. */
export function createReleasesPath(slug: string): `/games/${string}/releases` {
  return `${createGamePath(slug)}/releases`;
}

/** The feed of one game. */
export function createFeedPath(slug: string): string {
  return `${createReleasesPath(slug)}.xml`;
}

/** The feed of all games. */
export const ALL_RELEASES_PATH = '/releases.xml';
