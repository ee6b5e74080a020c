// Converts paths to absolute URLs.
import { ORIGIN } from '#app/content/data/site/origin.ts';

/** No trailing slash, except for the home page. */
export function toAbsoluteUrl(path: string): string {
  return `${ORIGIN}${path}`;
}
