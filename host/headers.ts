// The security headers of every response: the one source for our host and for the files that other hosts are set up with.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Headers = Readonly<Record<string, string>>;

export interface PolicyFacts {
  /** The inline scripts of all pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Where the forms are posted; undefined where nothing is sent. */
  readonly formsEndpoint: string | undefined;
}

/** What the contact page embeds. */
const MAP = 'https://www.openstreetmap.org';

/** Where the build leaves the headers, seen from the folder of the site. */
const HEADERS_FILE = '../deploy/headers.json';

/** For a host that ends TLS by itself; one year. */
export const TRANSPORT_SECURITY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/** One policy for all pages: a visitor goes from page to page without loading a new document, which keeps the policy of the first. */
export function contentSecurityPolicy({ scriptHashes, formsEndpoint }: PolicyFacts): string {
  const forms = formsEndpoint ? [new URL(formsEndpoint).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Styles stand in the pages, carry values in attributes, and the toasts bring their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", MAP],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'manifest-src': ["'self'"],
    'frame-src': [MAP],
    'form-action': ["'self'", 'mailto:', ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers of every response, whatever it answers. */
export function securityHeaders(facts: PolicyFacts): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'X-Content-Type-Options': 'nosniff',
    // The map wants to know which site embeds it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Share windows are opened without an opener; whoever opens us gets none either.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The headers that the build made for the site in `folder`. */
export function readHeaders(folder: string): Headers {
  const file = path.join(folder, HEADERS_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Headers;
  } catch {
    throw new Error(`${file} cannot be read: npm run build makes it, together with the site`);
  }
}
