// Response headers, cache lifetimes and redirects, in one place: the server sends them, and the build writes them to _headers and
// _redirects.
import { lookup } from 'mrmime';

export type Headers = Readonly<Record<string, string>>;

/**
 * Renamed and removed pages, and addresses that people guess, such as '/news': '/releases.xml'. No path has a trailing slash; the new one may
 * end in an anchor.
 */
export const REDIRECTS: Headers = {
  '/daily': '/play#today',
  '/play/daily': '/play#today',
  '/privacy': '/privacy-policy',
  '/about': '/about-us',
  '/contact-us': '/contact',
  '/feed': '/releases.xml',
};

/** The paths of the pages that come with the page of a game or mini game. */
function listCompanions(path: string): string[] {
  const [, folder, name] = /^\/(games|play)\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) return [];
  return folder === 'play' ? [`${path}/daily`] : [`/get/${name}`, `${path}/play`];
}

/**
 * Adds redirects of the pages that came with a game: to the same page of the game that takes its place, or to where the game's own page is
 * redirected. And those of pages whose hyphens somebody leaves out: /play/tictactoe.
 */
export function completeRedirects(redirects: Headers, pages: readonly string[]): Headers {
  const unhyphenated = pages.filter((page) => page.includes('-')).map((page) => [page.replaceAll('-', ''), page] as const);
  const companions = Object.entries(redirects).flatMap(([from, to]) => {
    const targets = listCompanions(to);
    return listCompanions(from).map((path, index) => {
      const target = targets[index] ?? to;
      return [path, pages.includes(target) ? target : to] as const;
    });
  });
  return { ...Object.fromEntries([...unhyphenated, ...companions]), ...redirects };
}

export const HSTS: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };
export const NO_CACHE: Headers = { 'Cache-Control': 'no-cache' };
/** No proxy may change a page: React looks for what the build has written. Not in _headers: its hosts would not compress such a page either. */
const UNCHANGED: Headers = { 'Cache-Control': 'no-cache, no-transform' };
export const NO_STORE: Headers = { 'Cache-Control': 'no-store' };
export const SAME_ORIGIN: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const CROSS_ORIGIN: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const CACHE_1_HOUR: Headers = { 'Cache-Control': 'public, max-age=3600' };
const CACHE_1_DAY: Headers = { 'Cache-Control': 'public, max-age=86400' };
/** For files whose names change with their content. */
const CACHE_1_YEAR: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Headers by path or folder, where they differ from those of a page. Browsers revalidate a page at each visit, and no other site may load it. */
export const HEADER_RULES: Readonly<Record<string, Headers>> = {
  '/assets/*': CACHE_1_YEAR,
  // Other sites show these: link previews, bookmark icons, pictures in search results, press downloads.
  '/pictures/*': { ...CROSS_ORIGIN, ...CACHE_1_YEAR },
  '/videos/*': { ...CROSS_ORIGIN, ...CACHE_1_YEAR },
  '/social/*': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/icons/*': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/press/*': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/favicon.svg': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/favicon.ico': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/site.webmanifest': CACHE_1_DAY,
  // Crawlers read these, and a correction has to reach them within the hour.
  '/robots.txt': CACHE_1_HOUR,
  '/app-ads.txt': CACHE_1_HOUR,
  '/llms.txt': CACHE_1_HOUR,
  '/licenses.txt': CACHE_1_HOUR,
  '/sitemap.xml': CACHE_1_HOUR,
  '/releases.xml': CACHE_1_HOUR,
  '/.well-known/*': CACHE_1_HOUR,
};

/** Files that browsers never open as documents, so that they need no document headers. */
const NON_DOCUMENT_FILES = /\.(js|css|woff2|avif|webp|jpg|png|webm|mp4|zip|data|webmanifest)$/;

/** An SVG opened directly is a document and could run scripts. Ours contain none, so the policy allows none. */
const SVG_POLICY: Headers = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" };

/** Types that mrmime lacks or names differently. `.data` files are what the router fetches when it navigates to another page. */
const MIME_TYPE_OVERRIDES: Headers = { data: 'text/x-script', ico: 'image/vnd.microsoft.icon', xml: 'application/xml' };

/** The headers of every file. Files that other sites may load replace the resource policy (HEADER_RULES). */
export const COMMON_HEADERS: Headers = { 'X-Content-Type-Options': 'nosniff', ...SAME_ORIGIN };

export function createDocumentHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // OpenStreetMap wants to know which site embeds its map.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Returns the headers of the file at a URL path. Responses without a file, such as a redirect, use those of '/'. */
export function getHeaders(pathname: string, policy: string): Headers {
  return {
    ...COMMON_HEADERS,
    ...(NON_DOCUMENT_FILES.test(pathname) ? NO_CACHE : { ...createDocumentHeaders(policy), ...UNCHANGED }),
    ...(pathname.endsWith('.svg') ? SVG_POLICY : {}),
    ...(HEADER_RULES[pathname] ?? HEADER_RULES[pathname.replace(/^(\/[^/]+\/).*$/, '$1*')]),
  };
}

export function getContentType(file: string): string {
  const type = MIME_TYPE_OVERRIDES[/[^.]*$/.exec(file)?.[0] ?? ''] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Creates one policy for all pages: the router navigates without loading a new document, so the policy of the first page stays in force.
 * `scriptHashes` are those of the inline scripts, as `sha256-…`; `formsEndpoint` is the URL or path that the forms are posted to,
 * `analyticsSource` that of the analytics provider's script, which may also send to its origin, and `reportsEndpoint` that of reports.
 */
export function createContentSecurityPolicy(
  scriptHashes: readonly string[],
  formsEndpoint = '',
  analyticsSource = '',
  reportsEndpoint = '',
): string {
  // A path has this origin, which 'self' allows already.
  const [forms, analytics, reports] = [formsEndpoint, analyticsSource, reportsEndpoint].map((url) =>
    URL.canParse(url) ? ` ${new URL(url).origin}` : '',
  );
  return [
    "default-src 'none'",
    `${["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}${analytics}`,
    // Pages inline their styles, some in attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${forms}${analytics}${reports}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.openstreetmap.org',
    `form-action 'self' mailto:${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Only the policy of app/startup/inline/trusted-types.ts may turn a string into a script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
