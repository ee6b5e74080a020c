// What Netlify and Cloudflare Pages read beside the site: _headers and _redirects.
import { CACHE_RULES } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { TRANSPORT_SECURITY, type Headers } from '../../host/headers.ts';

/** Kinds of files that such hosts know no type of, or a wrong one. */
const UNUSUAL = ['data', 'webmanifest'] as const;

function block(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** Rules add up and no header is named by two that match the same path: Cloudflare would join both values. Pages have no rule for how long they hold: both hosts have them asked for anew by themselves. */
export function headersFile(headers: Headers): string {
  const caching = CACHE_RULES.flatMap(({ paths, cacheControl }) => paths.map((path) => block(path, { 'Cache-Control': cacheControl })));
  const types = UNUSUAL.map((ending) => block(`/*.${ending}`, { 'Content-Type': CONTENT_TYPES[ending] ?? '' }));
  return [block('/*', { ...headers, ...TRANSPORT_SECURITY }), ...caching, ...types].join('\n');
}

/** The other forms of each page's address. Trailing slashes are the hosts' own work; a rule for them would go round in circles. */
export function redirectsFile(pages: readonly string[]): string {
  return pages.map((page) => (page === '/' ? '/index.html / 301\n/index / 301' : `${page}.html ${page} 301`)).join('\n') + '\n';
}
