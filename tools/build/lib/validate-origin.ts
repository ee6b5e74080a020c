// Validates SITE_ORIGIN and VITE_FORMS_ENDPOINT before a build writes them into pages, the Content-Security-Policy and server configuration.

/** Scheme, host and port, in characters that need no escaping in any of these. */
const ORIGIN = /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const UNSAFE_CHARACTERS = /[\s\p{Cc}"'`<>{}\\]/u;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns an error message for an invalid origin; null if it is valid or not configured. */
export function findOriginProblem(origin: string | undefined): string | null {
  if (origin === undefined || ORIGIN.test(origin.replace(/\/+$/, ''))) return null;
  const { host = '', origin: ascii = '' } = URL.parse(origin) ?? {};
  // Suggest the Punycode form of an internationalized domain name.
  const suggestion = /^xn--|\.xn--/.test(host) && ORIGIN.test(ascii) ? ascii : 'https://apricotgames.example';
  return `SITE_ORIGIN is ${JSON.stringify(origin)}; an origin such as ${suggestion} would be right`;
}

/**
 * Returns an error message for an invalid form endpoint; null if it is valid, empty or not configured. Valid are https URLs, http URLs of
 * localhost, and paths on the site itself.
 */
export function findEndpointProblem(endpoint: string | undefined): string | null {
  if (!endpoint) return null;
  const url = URL.parse(endpoint);
  if (url && (url.username || url.password))
    return 'VITE_FORMS_ENDPOINT holds a user or a password, which every visitor could read; an address without them would be right';
  const isPath = /^\/(?!\/)/.test(endpoint);
  const isAllowedUrl = url !== null && ORIGIN.test(url.origin) && (url.protocol === 'https:' || LOCAL_HOST.test(url.hostname));
  if ((isPath || isAllowedUrl) && !UNSAFE_CHARACTERS.test(endpoint)) return null;
  return `VITE_FORMS_ENDPOINT is ${JSON.stringify(endpoint)}; an address such as https://forms.example/f/123 or a path such as /api/form would be right`;
}
