// An address of the site as the rest of the web needs it.
import { ORIGIN } from '#app/content/data/site/origin.ts';

/** The absolute address of a path, without a trailing slash except for the home page. */
export function toAbsoluteUrl(path: string): string {
  return `${ORIGIN}${path}`;
}
