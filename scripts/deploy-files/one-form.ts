// The forms of an address that are led elsewhere or refused (host/address.ts), as regular expressions over the address as it was sent.

/** What may be read in different ways, and the end of a text for whoever opens a file. */
export const SUSPECT = String.raw`^[^?]*(\x5C|%5[Cc]|%00)`;

/** Each pattern with the parts of it that make up the one form, in their order. */
export const OTHER_FORMS: readonly (readonly [pattern: string, parts: readonly number[]])[] = [
  [String.raw`^//+(\?.*)?$`, [1]],
  [String.raw`^/+index(\.html)?/*(\?.*)?$`, [2]],
  [String.raw`^/+([^/?][^?]*?)(\.html/*|/+)(\?.*)?$`, [1, 3]],
  [String.raw`^//+([^/?][^?]*)(\?.*)?$`, [1, 2]],
];

/** Paths that are files but no addresses of the site. */
export const NOT_SERVED = String.raw`//|/\.|\.(br|gz)$|^/(404|_headers|_redirects)$`;
