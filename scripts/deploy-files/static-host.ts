// What Netlify and Cloudflare Pages read beside the site: _headers and _redirects.
import { CACHE_RULES } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { overTls, SHARED, SHARED_HEADERS, type SiteHeaders } from '../../host/headers.ts';

/** Kinds of files that such hosts know no type of, or a wrong one. */
const UNUSUAL = ['data', 'webmanifest'] as const;

/** The headers of a rule as lines. A line with ! takes back what an earlier rule has set; Netlify ignores it, as later rules win there. */
function lines(headers: Readonly<Record<string, string>>, takenBack: readonly string[] = []): string[] {
  return [...takenBack.map((name) => `  ! ${name}`), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/**
 * One rule for each path: Cloudflare joins the values of two rules that match, and forgets the first of two for the same path. Rules are
 * chosen by the address alone, before it is known whether there is a file: the policy goes out with everything, so that the page for an
 * unknown address has it whatever its address looks like. Pages have no rule for how long they hold: both hosts have them asked for anew
 * by themselves.
 */
export function headersFile(site: SiteHeaders): string {
  const { everything, documents } = overTls(site);
  const rules = new Map<string, string[]>();
  const add = (path: string, more: readonly string[]) => rules.set(path, [...(rules.get(path) ?? []), ...more]);
  // Cloudflare lets every other site read every file.
  add('/*', lines({ ...everything, ...documents }, ['Access-Control-Allow-Origin']));
  for (const path of SHARED) add(path, lines(SHARED_HEADERS, Object.keys(SHARED_HEADERS)));
  for (const { paths, cacheControl } of CACHE_RULES) for (const path of paths) add(path, lines({ 'Cache-Control': cacheControl }));
  for (const ending of UNUSUAL) add(`/*.${ending}`, lines({ 'Content-Type': CONTENT_TYPES[ending] ?? '' }));
  return [...rules].map(([path, text]) => [path, ...text, ''].join('\n')).join('\n');
}

/** The other forms of each page's address. Trailing slashes are the hosts' own work; a rule for them would go round in circles. */
export function redirectsFile(pages: readonly string[]): string {
  return pages.map((page) => (page === '/' ? '/index.html / 301\n/index / 301' : `${page}.html ${page} 301`)).join('\n') + '\n';
}
