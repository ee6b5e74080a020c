// The security headers: the one source for our host and for the files that other hosts are set up with.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAmong } from './path-pattern.ts';

export type Headers = Readonly<Record<string, string>>;

export interface SiteHeaders {
  /** What every answer has. */
  readonly everything: Headers;
  /** What an answer has as well, unless it is a part of a page. */
  readonly documents: Headers;
}

export interface PolicyFacts {
  /** The inline scripts of all pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Where the forms are posted, an address or a path of the site; undefined where nothing is sent. */
  readonly formsEndpoint: string | undefined;
}

/** What the contact page embeds. */
const MAP = 'https://www.openstreetmap.org';

/** Where the build leaves the headers, seen from the folder of the site. */
const HEADERS_FILE = '../deploy/headers.json';

/** For a host that ends TLS by itself; one year. */
export const TRANSPORT_SECURITY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Files that no browser shows as a document with scripts, frames or forms in it, so that a policy would say nothing. */
export const PARTS: readonly string[] = [
  '*.js',
  '*.css',
  '*.woff2',
  '*.avif',
  '*.webp',
  '*.jpg',
  '*.png',
  '*.zip',
  '*.data',
  '*.webmanifest',
];

/** Opened by its address, a drawing is a document, and would run scripts; ours have none, and load nothing. */
export const DRAWINGS: readonly string[] = ['*.svg'];
export const DRAWING_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** What other sites show: previews of shared links, icons beside bookmarks, pictures in search results, and what the press downloads. */
export const SHARED: readonly string[] = ['/pictures/*', '/social/*', '/icons/*', '/press/*', '/favicon.svg', '/favicon.ico'];
export const SHARED_HEADERS: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** What no page of ours uses, and what is embedded therefore may not use either. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** One policy for all pages: a visitor goes from page to page without loading a new document, which keeps the policy of the first. */
export function contentSecurityPolicy({ scriptHashes, formsEndpoint = '' }: PolicyFacts): string {
  // A path is of this origin.
  const forms = URL.canParse(formsEndpoint) ? [new URL(formsEndpoint).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Styles stand in the pages, carry values in attributes, and the toasts bring their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [MAP],
    'form-action': ["'self'", 'mailto:', ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Texts become scripts only through the policy of the boot (app/boot/trusted-types.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers of the site, for all of its files and for those that are documents. */
export function siteHeaders(facts: PolicyFacts): SiteHeaders {
  return {
    everything: {
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    documents: {
      'Content-Security-Policy': contentSecurityPolicy(facts),
      // The map wants to know which site embeds it.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      // Share windows are opened without an opener; whoever opens us gets none either.
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}

/** The headers of the file at a path. An answer that is no file of the site, such as a 404 or a redirect, has those of a page: of '/'. */
export function headersOf({ everything, documents }: SiteHeaders, pathname: string): Headers {
  return {
    ...everything,
    ...(isAmong(PARTS, pathname) ? {} : documents),
    ...(isAmong(DRAWINGS, pathname) ? DRAWING_HEADERS : {}),
    ...(isAmong(SHARED, pathname) ? SHARED_HEADERS : {}),
  };
}

/** The same headers for a host whose visitors all come by TLS. */
export function overTls({ everything, documents }: SiteHeaders): SiteHeaders {
  return { everything: { ...everything, ...TRANSPORT_SECURITY }, documents };
}

/** The headers that the build made for the site in `folder`. */
export function readHeaders(folder: string): SiteHeaders {
  const file = path.join(folder, HEADERS_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders;
  } catch {
    throw new Error(`${file} cannot be read: npm run build makes it, together with the site`);
  }
}
