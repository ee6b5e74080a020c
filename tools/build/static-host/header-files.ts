// The files in which Netlify and Cloudflare Pages find headers and redirects: _headers and _redirects.
import { ALL, contentType, documentHeaders, HSTS, NO_CACHE, REDIRECTS, RULES, SAME_ORIGIN, type Headers } from '../../../server/headers.ts';

/** Kinds of files that these hosts know no type of, or a wrong one. */
const UNUSUAL_TYPES = ['.data', '.webmanifest'];

/** Cloudflare joins the values that two rules give to a header, unless the later rule takes it back with `!`. Netlify takes the later one. */
function rule(path: string, headers: Headers, takenBack: readonly string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${takenBack.map((name) => `  ! ${name}\n`).join('')}${lines.join('')}`;
}

/**
 * These hosts choose rules by the address, before they know whether there is a file. So the policy goes out with every file: a page for an
 * unknown address may be asked for as `/gone.js`. Both hosts have pages checked at each visit by themselves.
 */
export function headersFile(policy: string, pages: readonly string[]): string {
  const shared = ['Cross-Origin-Resource-Policy'] as const;
  // Netlify takes the rule of /press/* for the page /press as well.
  const named = pages.flatMap((page) => (`${page}/*` in RULES ? [page, `${page}.data`] : []));
  return [
    // Cloudflare lets every other site read every file.
    rule('/*', { ...ALL, ...documentHeaders(policy), ...HSTS }, ['Access-Control-Allow-Origin']),
    ...Object.entries(RULES).map(([path, headers]) => rule(path, headers, shared[0] in headers ? shared : [])),
    ...UNUSUAL_TYPES.map((ending) => rule(`/*${ending}`, { 'Content-Type': contentType(ending) })),
    ...named.map((path) => rule(path, { ...SAME_ORIGIN, ...NO_CACHE }, shared)),
  ].join('\n');
}

/** Leads renamed pages and the files of pages to their addresses. Slashes at the end are the hosts' own work. */
export function redirectsFile(pages: readonly string[], renamed: Headers = REDIRECTS): string {
  for (const [from, to] of Object.entries(renamed)) {
    if (pages.includes(from)) throw new Error(`server/headers.ts redirects ${from}, which is a page`);
    if (!pages.includes(to)) throw new Error(`server/headers.ts redirects ${from} to ${to}, which is no page`);
  }
  return [
    ...Object.entries(renamed).flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...pages.map((page) => (page === '/' ? '/index.html / 301\n/index / 301' : `${page}.html ${page} 301`)),
    '',
  ].join('\n');
}
