// What SITE_ORIGIN and VITE_FORMS_ENDPOINT may be, before a build writes them into every page, into the policy and into what servers read.

/** A scheme, a host and a port, in characters that mean nothing to any of these. */
const ORIGIN = /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const UNSAFE_CHARACTERS = /[\s\p{Cc}"'`<>{}\\]/u;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What is wrong with a configured origin, in words; null when it is right or not configured. */
export function findOriginProblem(origin: string | undefined): string | null {
  if (origin === undefined || ORIGIN.test(origin.replace(/\/+$/, ''))) return null;
  const { host = '', origin: ascii = '' } = URL.parse(origin) ?? {};
  // A name in another script is written in letters of ASCII in every address.
  const suggestion = /^xn--|\.xn--/.test(host) && ORIGIN.test(ascii) ? ascii : 'https://apricotgames.example';
  return `SITE_ORIGIN is ${JSON.stringify(origin)}; an origin such as ${suggestion} would be right`;
}

/**
 * What is wrong with a configured endpoint of the forms, in words; null when it is right, empty or not configured. Right is an address by
 * https, by http on this very machine, or a path of the site itself.
 */
export function findEndpointProblem(endpoint: string | undefined): string | null {
  if (!endpoint) return null;
  const url = URL.parse(endpoint);
  if (url && (url.username || url.password))
    return 'VITE_FORMS_ENDPOINT holds a user or a password, which every visitor could read; an address without them would be right';
  const isPath = /^\/(?!\/)/.test(endpoint);
  const isAddress = url !== null && ORIGIN.test(url.origin) && (url.protocol === 'https:' || LOCAL_HOST.test(url.hostname));
  if ((isPath || isAddress) && !UNSAFE_CHARACTERS.test(endpoint)) return null;
  return `VITE_FORMS_ENDPOINT is ${JSON.stringify(endpoint)}; an address such as https://forms.example/f/123 or a path such as /api/form would be right`;
}
