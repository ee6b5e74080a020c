// How long a browser or a crawler may keep a file, and the types of files that their names tell too little of.

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

const CACHE_TIMES: readonly (readonly [files: RegExp, cacheControl: string])[] = [
  // Files whose names change with their content.
  [/^\/(assets|pictures)\//, `public, max-age=${YEAR_SECONDS}, immutable`],
  // What crawlers come for: a correction has to reach them soon.
  [/^\/(robots|app-ads|llms)\.txt$|^\/sitemap\.xml$|^\/\.well-known\//, `public, max-age=${HOUR_SECONDS}`],
  [/^\/(icons|social|press)\/|^\/(favicon\.svg|site\.webmanifest)$/, `public, max-age=${DAY_SECONDS}`],
];

const TYPES: readonly (readonly [files: RegExp, type: string])[] = [
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json; charset=utf-8'],
];

/** The Cache-Control of a path; pages are asked for anew each time. */
export function cacheControl(pathname: string): string {
  return CACHE_TIMES.find(([files]) => files.test(pathname))?.[1] ?? 'no-cache';
}

/** The Content-Type of a path, or undefined where the ending says enough. */
export function contentType(pathname: string): string | undefined {
  return TYPES.find(([files]) => files.test(pathname))?.[1];
}
