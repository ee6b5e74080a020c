// The files in which Netlify and Cloudflare Pages find headers and redirects: _headers and _redirects.
import { COMMON_HEADERS, getContentType, createDocumentHeaders, HSTS, NO_CACHE, REDIRECTS, HEADER_RULES, SAME_ORIGIN, type Headers } from '../../../server/headers.ts';

/** Kinds of files that these hosts know no type of, or a wrong one. */
const UNUSUAL_EXTENSIONS = ['.data', '.webmanifest'];

/** Cloudflare joins the values that two rules give to a header, unless the later rule takes it back with `!`. Netlify takes the later one. */
function formatRule(path: string, headers: Headers, detachedHeaders: readonly string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${detachedHeaders.map((name) => `  ! ${name}\n`).join('')}${lines.join('')}`;
}

/**
 * These hosts choose rules by the address, before they know whether there is a file. So the policy goes out with every file: a page for an
 * unknown address may be asked for as `/gone.js`. Both hosts have pages checked at each visit by themselves.
 */
export function formatHeadersFile(policy: string, pages: readonly string[]): string {
  const overriddenHeaders = ['Cross-Origin-Resource-Policy'] as const;
  // Netlify takes the rule of /press/* for the page /press as well.
  const pagePaths = pages.flatMap((page) => (`${page}/*` in HEADER_RULES ? [page, `${page}.data`] : []));
  return [
    // Cloudflare lets every other site read every file.
    formatRule('/*', { ...COMMON_HEADERS, ...createDocumentHeaders(policy), ...HSTS }, ['Access-Control-Allow-Origin']),
    ...Object.entries(HEADER_RULES).map(([path, headers]) => formatRule(path, headers, overriddenHeaders[0] in headers ? overriddenHeaders : [])),
    ...UNUSUAL_EXTENSIONS.map((ending) => formatRule(`/*${ending}`, { 'Content-Type': getContentType(ending) })),
    ...pagePaths.map((path) => formatRule(path, { ...SAME_ORIGIN, ...NO_CACHE }, overriddenHeaders)),
  ].join('\n');
}

/** Leads renamed pages and the files of pages to their addresses. Slashes at the end are the hosts' own work. */
export function formatRedirectsFile(pages: readonly string[], redirects: Headers = REDIRECTS): string {
  for (const [from, to] of Object.entries(redirects)) {
    if (pages.includes(from)) throw new Error(`server/headers.ts redirects ${from}, which is a page`);
    if (!pages.includes(to)) throw new Error(`server/headers.ts redirects ${from} to ${to}, which is no page`);
  }
  return [
    ...Object.entries(redirects).flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...pages.map((page) => (page === '/' ? '/index.html / 301\n/index / 301' : `${page}.html ${page} 301`)),
    '',
  ].join('\n');
}
