// The one table of response headers, cache times and redirects. The server sends them; the build writes them into _headers and _redirects.
import { lookup } from 'mrmime';

export type Headers = Readonly<Record<string, string>>;

/** Renamed pages, old address → new one, such as '/news': '/releases'. Both are written without a slash at the end. */
export const REDIRECTS: Headers = {};

export const HSTS: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };
export const NO_CACHE: Headers = { 'Cache-Control': 'no-cache' };
export const NO_STORE: Headers = { 'Cache-Control': 'no-store' };
export const SAME_ORIGIN: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const CROSS_ORIGIN: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const CACHE_1_HOUR: Headers = { 'Cache-Control': 'public, max-age=3600' };
const CACHE_1_DAY: Headers = { 'Cache-Control': 'public, max-age=86400' };
/** For files whose names change with their content. */
const CACHE_1_YEAR: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** By path or by folder: what differs from a page, which is checked with the server at each visit and which no other site may load. */
export const HEADER_RULES: Readonly<Record<string, Headers>> = {
  '/assets/*': CACHE_1_YEAR,
  // Other sites show these: link previews, bookmark icons, pictures in search results, press downloads.
  '/pictures/*': { ...CROSS_ORIGIN, ...CACHE_1_YEAR },
  '/social/*': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/icons/*': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/press/*': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/favicon.svg': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/favicon.ico': { ...CROSS_ORIGIN, ...CACHE_1_DAY },
  '/site.webmanifest': CACHE_1_DAY,
  // Crawlers read these, and a correction has to reach them soon.
  '/robots.txt': CACHE_1_HOUR,
  '/app-ads.txt': CACHE_1_HOUR,
  '/llms.txt': CACHE_1_HOUR,
  '/licenses.txt': CACHE_1_HOUR,
  '/sitemap.xml': CACHE_1_HOUR,
  '/releases.xml': CACHE_1_HOUR,
  '/.well-known/*': CACHE_1_HOUR,
};

/** Files that no browser opens as a document, so that the headers of documents say nothing about them. */
const NON_DOCUMENT_FILES = /\.(js|css|woff2|avif|webp|jpg|png|zip|data|webmanifest)$/;

/** An SVG opened by its address is a document and would run scripts. Ours have none. */
const SVG_POLICY: Headers = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" };

/** What mrmime does not know or names otherwise. `.data` is what the router fetches of another page. */
const MIME_TYPE_OVERRIDES: Headers = { data: 'text/x-script', ico: 'image/vnd.microsoft.icon', xml: 'application/xml' };

/** The headers of all files that no other site may load. */
export const COMMON_HEADERS: Headers = { 'X-Content-Type-Options': 'nosniff', ...SAME_ORIGIN };

/** The headers of documents. */
export function createDocumentHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // OpenStreetMap wants to know which site embeds its map.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The headers of the file at an address. Answers that are no file, such as a 404, have those of '/'. */
export function getHeaders(address: string, policy: string): Headers {
  return {
    ...COMMON_HEADERS,
    ...(NON_DOCUMENT_FILES.test(address) ? {} : createDocumentHeaders(policy)),
    ...(address.endsWith('.svg') ? SVG_POLICY : {}),
    ...NO_CACHE,
    ...(HEADER_RULES[address] ?? HEADER_RULES[address.replace(/^(\/[^/]+\/).*$/, '$1*')]),
  };
}

/** The Content-Type of a file. */
export function getContentType(file: string): string {
  const type = MIME_TYPE_OVERRIDES[/[^.]*$/.exec(file)?.[0] ?? ''] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * One policy for all pages: a visitor goes from page to page without loading a new document, which keeps the policy of the first.
 * `scriptHashes` are those of the inline scripts, as `sha256-…`; `formsEndpoint` is the address or the path that the forms are posted to.
 */
export function createContentSecurityPolicy(scriptHashes: readonly string[], formsEndpoint = ''): string {
  // A path is of this origin.
  const forms = URL.canParse(formsEndpoint) ? ` ${new URL(formsEndpoint).origin}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // Pages contain their styles, some in attributes, and the toasts bring their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${forms}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.openstreetmap.org',
    `form-action 'self' mailto:${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Only the policy of app/entry/trusted-types.ts can turn a text into a script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
