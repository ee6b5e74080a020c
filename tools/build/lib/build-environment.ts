// Reads the environment variables that configure a build, and validates them before it writes them into pages, the Content-Security-Policy
// and server configuration.
import { loadEnv } from 'vite';

/** Prefixes of the variables that client code may read. */
export const ENV_PREFIXES = ['VITE_', 'SITE_'] as const;

interface BuildEnvironment {
  /** Origin of the published site. */
  readonly origin: string | undefined;
  /** URL or path that the forms are posted to; if it is undefined or empty, sending is simulated. */
  readonly formsEndpoint: string | undefined;
  /** URL or path that errors in visitors' browsers are sent to. */
  readonly reportsEndpoint: string | undefined;
  /** URL or path of the provider's script; without it there are no analytics. */
  readonly analyticsSource: string | undefined;
  /** Attributes of the script's element, as JSON. */
  readonly analyticsAttributes: string | undefined;
  /** 'ask' to load the script only if the visitor agrees. */
  readonly analyticsConsent: string | undefined;
}

/** Reads the variables as Vite does: those of the process take precedence over those of the `.env` files in `root`. */
export function readBuildEnvironment(root: string): BuildEnvironment {
  const env = loadEnv('production', root, [...ENV_PREFIXES]);
  return {
    origin: env['SITE_ORIGIN'],
    formsEndpoint: env['VITE_FORMS_ENDPOINT'],
    reportsEndpoint: env['VITE_REPORTS_ENDPOINT'],
    analyticsSource: env['VITE_ANALYTICS_SRC'],
    analyticsAttributes: env['VITE_ANALYTICS_ATTRIBUTES'],
    analyticsConsent: env['VITE_ANALYTICS_CONSENT'],
  };
}

/** Scheme, host and port, in characters that need no escaping in any of these. */
const ORIGIN = /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const UNSAFE_CHARACTERS = /[\s\p{Cc}"'`<>{}\\]/u;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns an error message for an invalid origin; null if it is valid or not configured. */
export function findOriginProblem(origin: string | undefined): string | null {
  if (origin === undefined || ORIGIN.test(origin.replace(/\/+$/, ''))) return null;
  return `SITE_ORIGIN is ${JSON.stringify(origin)}; an origin such as https://apricotgames.example would be right`;
}

/**
 * Returns an error message for an invalid address in a variable; null if it is valid, empty or not configured. Valid are https URLs, http
 * URLs of localhost, and paths on the site itself.
 */
function findAddressProblem(variable: string, address: string | undefined, examples: string): string | null {
  if (!address) return null;
  const url = URL.parse(address);
  if (url && (url.username || url.password))
    return `${variable} holds a user or a password, which every visitor could read; an address without them would be right`;
  const isPath = /^\/(?!\/)/.test(address);
  const isAllowedUrl = url !== null && ORIGIN.test(url.origin) && (url.protocol === 'https:' || LOCAL_HOST.test(url.hostname));
  if ((isPath || isAllowedUrl) && !UNSAFE_CHARACTERS.test(address)) return null;
  return `${variable} is ${JSON.stringify(address)}; ${examples} would be right`;
}

export function findEndpointProblem(endpoint: string | undefined, variable = 'VITE_FORMS_ENDPOINT'): string | null {
  return findAddressProblem(variable, endpoint, 'an address such as https://forms.example/f/123 or a path such as /api/form');
}

function isAttributes(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.entries(value).every(([name, content]) => /^data-[a-z\d-]+$/.test(name) && typeof content === 'string');
  } catch {
    return false;
  }
}

/** Returns an error message, or null, for each variable. */
export function findAnalyticsProblems({
  analyticsSource,
  analyticsAttributes,
  analyticsConsent,
}: Pick<BuildEnvironment, 'analyticsSource' | 'analyticsAttributes' | 'analyticsConsent'>): (string | null)[] {
  const examples = 'an address such as https://stats.example/script.js or a path such as /stats.js';
  return [
    findAddressProblem('VITE_ANALYTICS_SRC', analyticsSource, examples),
    analyticsAttributes && !isAttributes(analyticsAttributes)
      ? `VITE_ANALYTICS_ATTRIBUTES is ${JSON.stringify(analyticsAttributes)}; JSON such as {"data-domain":"stats.example"} would be right`
      : null,
    analyticsConsent && analyticsConsent !== 'ask'
      ? `VITE_ANALYTICS_CONSENT is ${JSON.stringify(analyticsConsent)}; ask, or nothing, would be right`
      : null,
    !analyticsSource && (analyticsAttributes || analyticsConsent)
      ? 'VITE_ANALYTICS_SRC is not set, and the other VITE_ANALYTICS variables do nothing without it'
      : null,
  ];
}

/** Returns an error message for each invalid value. */
export function findEnvironmentProblems({ origin, formsEndpoint, reportsEndpoint, ...analytics }: BuildEnvironment): readonly string[] {
  return [
    findOriginProblem(origin),
    findEndpointProblem(formsEndpoint),
    findEndpointProblem(reportsEndpoint, 'VITE_REPORTS_ENDPOINT'),
    ...findAnalyticsProblems(analytics),
  ].filter((problem) => problem !== null);
}
