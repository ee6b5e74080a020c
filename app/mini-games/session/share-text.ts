// What a player can paste elsewhere about a finished game.
import { ORIGIN } from '#app/content/origin.ts';
import { SITE_NAME } from '#app/content/product.ts';
import { formatDuration } from './duration.ts';

/** Title, result, the time when it counts, and where to play. */
export function shareText(title: string, result: string, elapsedMs: number | null): string {
  const time = elapsedMs === null ? '' : ` (${formatDuration(elapsedMs)})`;
  return `${title} on ${SITE_NAME}: ${result}${time}\n${ORIGIN}/#mini-games`;
}
