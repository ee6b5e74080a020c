// The one form in which a page's address is written. Server, service worker and router redirect the others to it.

/** In lower case, and without what people and chats append: slashes, punctuation, blanks, characters without width, a fragment with `%23`. */
export function toSitePath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/(%23|#).*$/s, '')
    .replace(/(?<=[\da-z])(%[\da-f]{2}|[^\da-z])+$|(?<=.)\/+$/, '');
}

/** The fragment of an address in which `#` was escaped, with its `#`; else empty. */
export function findEscapedFragment(pathname: string): string {
  return /%23(.*)$/s.exec(pathname)?.[0].replace('%23', '#') ?? '';
}
