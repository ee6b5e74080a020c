// The addresses of the site as one table: what is refused, led to its one form, or not shown. Our host, nginx and Caddy are all written from it.

/** The ten thousand letters of a long search fit. */
export const ADDRESS_LIMIT_BYTES = 12_288;

export const METHODS = ['GET', 'HEAD'] as const;

/** Where monitors and load balancers ask whether the host is well. */
export const HEALTH = { path: '/healthz', text: 'ok\n' } as const;

/** Whether a path is a file that is served, or one that nobody is shown. */
export type PathRule = { readonly over: 'path'; readonly pattern: string; readonly answer: 'served' | 'hidden' };

export type SentRule =
  | { readonly over: 'sent'; readonly pattern: string; readonly answer: 'refused' }
  /** `to` are the groups of the pattern that follow the first slash of the one form. */
  | { readonly over: 'sent'; readonly pattern: string; readonly answer: 'moved'; readonly to: readonly number[] };

/** `over` says what the pattern is held against: the address as it was sent, with its query, or its path, decoded. */
export type AddressRule = SentRule | PathRule;

const refused = (pattern: string): SentRule => ({ over: 'sent', pattern, answer: 'refused' });
const moved = (pattern: string, to: readonly number[]): SentRule => ({ over: 'sent', pattern, answer: 'moved', to });

/** From a character that is no slash to another one, whatever stands between. */
const NAME = String.raw`([^/?](?:[^?]*[^/?])?)`;
const QUERY = String.raw`(\?.*)?$`;

/**
 * The first rule that matches is the answer: 400, 308, or 404; without one it is the file of that path. The patterns keep to what
 * JavaScript, PCRE and RE2 read alike (no looking around, no braces), and take time in proportion to the address.
 */
export const ADDRESS_RULES: readonly AddressRule[] = [
  // What two readers may understand in two ways: control characters, backslashes, fragments,
  refused(String.raw`^[^?]*([\x00-\x1F\x7F\x5C#]|%[01][0-9A-Fa-f]|%7[Ff]|%5[Cc])`),
  // escapes that are none,
  refused(String.raw`^[^?]*%([^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f]|[0-9A-Fa-f]?$)`),
  // and steps up or on the spot, which every browser has taken before it asks.
  refused(String.raw`^[^?]*/(\.|%2[Ee])(\.|%2[Ee])?(/|%2[Ff]|\?|$)`),

  // One slash in front, none behind, no ending of a page. The one form never begins with two slashes, so that it stays on this host.
  moved(String.raw`^//+${QUERY}`, [1]),
  moved(String.raw`^/+index(?:\.html)?/*${QUERY}`, [1]),
  moved(String.raw`^/+${NAME}\.html/*${QUERY}`, [1, 2]),
  moved(String.raw`^/+${NAME}/+${QUERY}`, [1, 2]),
  moved(String.raw`^//+([^/?][^?]*)${QUERY}`, [1, 2]),

  // Files beside the site that are no part of it: compressed forms, what tells other hosts how to serve it, and whatever begins with a dot.
  { over: 'path', pattern: String.raw`^/\.well-known/security\.txt$`, answer: 'served' },
  { over: 'path', pattern: String.raw`//|/\.|\.(br|gz|html)$|^/(404|index|_headers|_redirects)$`, answer: 'hidden' },
];
