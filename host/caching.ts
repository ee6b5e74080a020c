// How long a browser or a crawler may keep a file. Hosts of other makes get the same rules (pipeline/deploy-files).
import { HEALTH } from './address-rules.ts';
import { isAmong } from './path-pattern.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

/** Pages are checked with the host each time, and so are redirects to them. */
export const PAGE_CACHE_CONTROL = 'no-cache';

/** For answers that are not files: refusals, errors, and the health check. */
export const REFUSAL_CACHE_CONTROL = 'no-store';

export interface CacheRule {
  /** See path-pattern.ts. */
  readonly paths: readonly string[];
  readonly cacheControl: string;
}

export const CACHE_RULES: readonly CacheRule[] = [
  // Files whose names change with their content.
  { paths: ['/assets/*', '/pictures/*'], cacheControl: `public, max-age=${YEAR_SECONDS}, immutable` },
  // What crawlers come for: a correction has to reach them soon.
  {
    paths: ['/robots.txt', '/app-ads.txt', '/llms.txt', '/licenses.txt', '/sitemap.xml', '/releases.xml', '/.well-known/*'],
    cacheControl: `public, max-age=${HOUR_SECONDS}`,
  },
  {
    paths: ['/icons/*', '/social/*', '/press/*', '/favicon.svg', '/favicon.ico', '/site.webmanifest'],
    cacheControl: `public, max-age=${DAY_SECONDS}`,
  },
  { paths: [HEALTH.path], cacheControl: REFUSAL_CACHE_CONTROL },
];

/** The Cache-Control of a file at a path. */
export function cacheControl(pathname: string): string {
  return CACHE_RULES.find(({ paths }) => isAmong(paths, pathname))?.cacheControl ?? PAGE_CACHE_CONTROL;
}
