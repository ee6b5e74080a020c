// The address rules of the site as one table: what is refused, redirected or hidden. Our host, nginx and Caddy all follow it.

/** Long enough for a search of ten thousand letters. */
export const ADDRESS_LIMIT_BYTES = 12_288;

export const METHODS = ['GET', 'HEAD'] as const;

/** Where monitors and load balancers check the host's health. */
export const HEALTH = { path: '/healthz', text: 'ok\n' } as const;

/** A path that is served although a later rule would hide it, or one that is hidden. */
export type PathRule = { readonly over: 'path'; readonly pattern: string; readonly answer: 'served' | 'hidden' };

export type SentRule =
  | { readonly over: 'sent'; readonly pattern: string; readonly answer: 'refused' }
  /** `to` lists the groups of the pattern that make up the one form, after its slash. */
  | { readonly over: 'sent'; readonly pattern: string; readonly answer: 'moved'; readonly to: readonly number[] };

/** `over` says what the pattern is matched against: the address as sent, query included, or its decoded path. */
export type AddressRule = SentRule | PathRule;

const refused = (pattern: string): SentRule => ({ over: 'sent', pattern, answer: 'refused' });
const moved = (pattern: string, to: readonly number[]): SentRule => ({ over: 'sent', pattern, answer: 'moved', to });

/** Begins and ends with a character other than a slash. */
const NAME = String.raw`([^/?](?:[^?]*[^/?])?)`;
const QUERY = String.raw`(\?.*)?$`;

/**
 * The first rule that matches decides: refused is 400, moved is 308, hidden is 404; if none does, the path names a file. The patterns keep to
 * what JavaScript, PCRE and RE2 read alike (no lookaround, no braces), and their time grows linearly with the address.
 */
export const ADDRESS_RULES: readonly AddressRule[] = [
  // What two programs may read differently: control characters, backslashes, fragments,
  refused(String.raw`^[^?]*([\x00-\x1F\x7F\x5C#]|%[01][0-9A-Fa-f]|%7[Ff]|%5[Cc])`),
  // broken escapes,
  refused(String.raw`^[^?]*%([^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f]|[0-9A-Fa-f]?$)`),
  // and dot segments, which every browser resolves before it asks.
  refused(String.raw`^[^?]*/(\.|%2[Ee])(\.|%2[Ee])?(/|%2[Ff]|\?|$)`),

  // The one form has one slash in front, none at the end, and no .html. It never begins with two slashes, so the redirect stays on this host.
  moved(String.raw`^//+${QUERY}`, [1]),
  moved(String.raw`^/+index(?:\.html)?/*${QUERY}`, [1]),
  moved(String.raw`^/+${NAME}\.html/*${QUERY}`, [1, 2]),
  moved(String.raw`^/+${NAME}/+${QUERY}`, [1, 2]),
  moved(String.raw`^//+([^/?][^?]*)${QUERY}`, [1, 2]),

  // Files that are not addresses: compressed forms, files of pages, instructions for other hosts, and anything that begins with a dot.
  { over: 'path', pattern: String.raw`^/\.well-known/security\.txt$`, answer: 'served' },
  { over: 'path', pattern: String.raw`//|/\.|\.(br|gz|html)$|^/(404|index|_headers|_redirects)$`, answer: 'hidden' },
];
