// What an address asks for: a path in its one form, another form of it, or nothing that could be understood.

/** The ten thousand letters of a long search fit; nginx is given the same order of size. */
export const ADDRESS_LIMIT_BYTES = 12_288;

export type Asked =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 };

/** A character that no address of ours has, and that browsers or proxies may read in different ways. */
// oxlint-disable-next-line no-control-regex
const SUSPECT = /[\u0000-\u001F\u007F\\]/;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The one form of a path: one slash in front, none behind, no ending of a page. It never begins with two slashes, so that a redirect stays here. */
function oneForm(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '').replace(/\.html$/, '');
  return trimmed === 'index' ? '/' : `/${trimmed}`;
}

/** Reads the address of a request line: an origin in front of it, as proxies write it, does not count. */
export function readAddress(address: string): Asked {
  if (Buffer.byteLength(address) > ADDRESS_LIMIT_BYTES) return { kind: 'refused', status: 414 };
  const [pathname = '', query] = address.replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s, 2);
  const decoded = decode(pathname);
  if (!pathname.startsWith('/') || decoded === null || SUSPECT.test(decoded)) return { kind: 'refused', status: 400 };
  const path = oneForm(pathname);
  if (path === pathname) return { kind: 'path', path };
  return { kind: 'redirect', location: query === undefined ? path : `${path}?${query}` };
}
