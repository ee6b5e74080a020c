// What is new in which game: where it stands, and the feeds that tell of it.
import { gamePath } from './game-path.ts';

/** The page with all releases of a game. */
export function releasesPath(slug: string): `/games/${string}/releases` {
  return `${gamePath(slug)}/releases`;
}

/** The Atom feed of a game's releases. */
export function feedPath(slug: string): string {
  return `${releasesPath(slug)}.xml`;
}

/** The Atom feed of all games' releases. */
export const ALL_RELEASES_PATH = '/releases.xml';
