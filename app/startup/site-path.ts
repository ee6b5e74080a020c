// The one form in which a page's address is written. Our server redirects the others to it.

/** In lower case, and without a slash at its end. */
export function toSitePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}
