// What a player can paste elsewhere about a finished game.
import { ORIGIN } from '#app/content/origin.ts';
import { SITE_NAME } from '#app/content/product.ts';
import { formatDuration } from './duration.ts';

export interface Shared {
  readonly title: string;
  readonly result: string;
  readonly elapsedMs: number | null; // null when the time does not count
  readonly drawing: string | null; // the game in characters
}

/** Title, result, the time when it counts, the drawing when there is one, and where to play. */
export function shareText({ title, result, elapsedMs, drawing }: Shared): string {
  const time = elapsedMs === null ? '' : ` (${formatDuration(elapsedMs)})`;
  return [`${title} on ${SITE_NAME}: ${result}${time}`, ...(drawing === null ? [] : [drawing]), `${ORIGIN}/#mini-games`].join('\n');
}
