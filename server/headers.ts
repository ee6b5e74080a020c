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

const HOUR: Headers = { 'Cache-Control': 'public, max-age=3600' };
const DAY: Headers = { 'Cache-Control': 'public, max-age=86400' };
/** For files whose names change with their content. */
const YEAR: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** By path or by folder: what differs from a page, which is checked with the server at each visit and which no other site may load. */
export const RULES: Readonly<Record<string, Headers>> = {
  '/assets/*': YEAR,
  // Other sites show these: link previews, bookmark icons, pictures in search results, press downloads.
  '/pictures/*': { ...CROSS_ORIGIN, ...YEAR },
  '/social/*': { ...CROSS_ORIGIN, ...DAY },
  '/icons/*': { ...CROSS_ORIGIN, ...DAY },
  '/press/*': { ...CROSS_ORIGIN, ...DAY },
  '/favicon.svg': { ...CROSS_ORIGIN, ...DAY },
  '/favicon.ico': { ...CROSS_ORIGIN, ...DAY },
  '/site.webmanifest': DAY,
  // Crawlers read these, and a correction has to reach them soon.
  '/robots.txt': HOUR,
  '/app-ads.txt': HOUR,
  '/llms.txt': HOUR,
  '/licenses.txt': HOUR,
  '/sitemap.xml': HOUR,
  '/releases.xml': HOUR,
  '/.well-known/*': HOUR,
};

/** Files that no browser opens as a document, so that the headers of documents say nothing about them. */
const NOT_A_DOCUMENT = /\.(js|css|woff2|avif|webp|jpg|png|zip|data|webmanifest)$/;

/** An SVG opened by its address is a document and would run scripts. Ours have none. */
const SVG_POLICY: Headers = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" };

/** What mrmime does not know or names otherwise. `.data` is what the router fetches of another page. */
const OWN_TYPES: Headers = { data: 'text/x-script', ico: 'image/vnd.microsoft.icon', xml: 'application/xml' };

/** The headers of all files that no other site may load. */
export const ALL: Headers = { 'X-Content-Type-Options': 'nosniff', ...SAME_ORIGIN };

/** The headers of documents. */
export function documentHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // OpenStreetMap wants to know which site embeds its map.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The headers of the file at an address. Answers that are no file, such as a 404, have those of '/'. */
export function headersOf(address: string, policy: string): Headers {
  return {
    ...ALL,
    ...(NOT_A_DOCUMENT.test(address) ? {} : documentHeaders(policy)),
    ...(address.endsWith('.svg') ? SVG_POLICY : {}),
    ...NO_CACHE,
    ...(RULES[address] ?? RULES[address.replace(/^(\/[^/]+\/).*$/, '$1*')]),
  };
}

/** The Content-Type of a file. */
export function contentType(file: string): string {
  const type = OWN_TYPES[/[^.]*$/.exec(file)?.[0] ?? ''] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * One policy for all pages: a visitor goes from page to page without loading a new document, which keeps the policy of the first.
 * `scriptHashes` are those of the inline scripts, as `sha256-…`; `formsEndpoint` is the address or the path that the forms are posted to.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], formsEndpoint = ''): string {
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
