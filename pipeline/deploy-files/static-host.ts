// What Netlify and Cloudflare Pages read beside the site: _headers and _redirects.
import { CACHE_RULES, PAGE_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { overTls, SHARED, SHARED_HEADERS, type Headers, type SiteHeaders } from '../../host/headers.ts';

/** Kinds of files that such hosts know no type of, or a wrong one. */
const UNUSUAL = ['data', 'webmanifest'] as const;

/** The headers of a rule as lines. A line with ! takes back what an earlier rule has set; Netlify ignores it, as later rules win there. */
function lines(headers: Headers, takenBack: readonly string[] = []): string[] {
  return [...takenBack.map((name) => `  ! ${name}`), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** Those headers that are among others as well. */
function pick(headers: Headers, others: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name in others));
}

/**
 * One rule for each path: Cloudflare joins the values of two rules that match, and forgets the first of two for the same path. Rules are
 * chosen by the address alone, before it is known whether there is a file: the policy goes out with everything, so that the page for an
 * unknown address has it whatever its address looks like. Pages have no rule for how long they hold: both hosts have them asked for anew
 * by themselves. Only a page that is named like a folder of files has one, as Netlify takes what is for the folder for the page as well.
 */
export function headersFile(site: SiteHeaders, pages: readonly string[]): string {
  const { everything, documents } = overTls(site);
  const rules = new Map<string, string[]>();
  const add = (path: string, more: readonly string[]) => rules.set(path, [...(rules.get(path) ?? []), ...more]);
  // Cloudflare lets every other site read every file.
  add('/*', lines({ ...everything, ...documents }, ['Access-Control-Allow-Origin']));
  for (const path of SHARED) add(path, lines(SHARED_HEADERS, Object.keys(SHARED_HEADERS)));
  for (const { paths, cacheControl } of CACHE_RULES) for (const path of paths) add(path, lines({ 'Cache-Control': cacheControl }));
  for (const ending of UNUSUAL) add(`/*.${ending}`, lines({ 'Content-Type': CONTENT_TYPES[ending] ?? '' }));
  for (const page of pages.filter((name) => rules.has(`${name}/*`)))
    for (const path of [page, `${page}.data`])
      add(path, lines({ ...pick(everything, SHARED_HEADERS), 'Cache-Control': PAGE_CACHE_CONTROL }, Object.keys(SHARED_HEADERS)));
  return [...rules].map(([path, text]) => [path, ...text, ''].join('\n')).join('\n');
}

/** The other forms of each page's address. Trailing slashes are the hosts' own work; a rule for them would go round in circles. */
export function redirectsFile(pages: readonly string[]): string {
  return pages.map((page) => (page === '/' ? '/index.html / 301\n/index / 301' : `${page}.html ${page} 301`)).join('\n') + '\n';
}
