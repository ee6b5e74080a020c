// Formats the headers and redirects for Netlify and Cloudflare Pages: _headers and _redirects.
import {
  COMMON_HEADERS,
  completeRedirects,
  getContentType,
  createDocumentHeaders,
  HSTS,
  NO_CACHE,
  REDIRECTS,
  HEADER_RULES,
  SAME_ORIGIN,
  type Headers,
} from '../../../server/headers.ts';

/** Extensions for which these hosts have no MIME type, or a wrong one. */
const UNUSUAL_EXTENSIONS = ['.data', '.webmanifest'];

/** If two rules set a header, Cloudflare joins both values unless the later rule detaches the earlier one with `!`; on Netlify the later one wins. */
function formatRule(path: string, headers: Headers, detachedHeaders: readonly string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${detachedHeaders.map((name) => `  ! ${name}\n`).join('')}${lines.join('')}`;
}

/**
 * These hosts match rules by URL, before they know whether the file exists. The policy is sent with every file, because the 404 page may be
 * the response to `/gone.js`. Both hosts make browsers revalidate pages by default.
 */
export function formatHeadersFile(policy: string, pages: readonly string[]): string {
  const overriddenHeaders = ['Cross-Origin-Resource-Policy'] as const;
  // Netlify applies the rule for /press/* to the page /press, too.
  const pagePaths = pages.flatMap((page) => (`${page}/*` in HEADER_RULES ? [page, `${page}.data`] : []));
  return [
    // By default, Cloudflare sends Access-Control-Allow-Origin: * with every file.
    formatRule('/*', { ...COMMON_HEADERS, ...createDocumentHeaders(policy), ...HSTS }, ['Access-Control-Allow-Origin']),
    ...Object.entries(HEADER_RULES).map(([path, headers]) =>
      formatRule(path, headers, overriddenHeaders[0] in headers ? overriddenHeaders : []),
    ),
    ...UNUSUAL_EXTENSIONS.map((extension) => formatRule(`/*${extension}`, { 'Content-Type': getContentType(extension) })),
    ...pagePaths.map((path) => formatRule(path, { ...SAME_ORIGIN, ...NO_CACHE }, overriddenHeaders)),
  ].join('\n');
}

/** Netlify, unlike others, uses the 404.html of a folder only if it is told to. Cloudflare skips this line with a warning. */
const GAME_NOT_FOUND_RULE = '/games/:slug /games/404.html 404';

/** Redirects renamed pages, and page files such as /games.html, to their URLs. The hosts remove trailing slashes themselves. */
export function formatRedirectsFile(pages: readonly string[], redirects: Headers = REDIRECTS): string {
  for (const [from, to] of Object.entries(redirects)) {
    if (pages.includes(from)) throw new Error(`server/headers.ts redirects ${from}, which is a page`);
    const target = to.replace(/#.*/, '');
    if (!pages.includes(target) && !(target in HEADER_RULES))
      throw new Error(`server/headers.ts redirects ${from} to ${to}, which is no page`);
  }
  return [
    ...Object.entries(completeRedirects(redirects, pages)).flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...pages.map((page) => (page === '/' ? '/index.html / 301\n/index / 301' : `${page}.html ${page} 301`)),
    GAME_NOT_FOUND_RULE,
    '',
  ].join('\n');
}
