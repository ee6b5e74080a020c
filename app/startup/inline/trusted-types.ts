// The page's Trusted Types policy: which strings may become HTML, scripts or script URLs. A rule refuses by returning null or throwing.

import { WORKER_PATH } from './service-worker-paths.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: typeof POLICY_RULES): unknown;
}

declare global {
  interface Window {
    /** Missing in older versions of Firefox and Safari. */
    readonly trustedTypes?: TrustedTypes;
  }
}

export const POLICY_RULES = {
  /** Allows text without tags, and the empty script element that React creates. */
  createHTML: (text: string): string | null => (/^(<script><\/script>|[^<]*)$/.test(text) ? text : null),
  /** Allows only JSON, such as the data that React inserts. */
  createScript(text: string): string {
    JSON.parse(text);
    return text;
  },
  /** Allows the site's own modules, the service worker and the script of the analytics provider, if the build has one. */
  createScriptURL: (text: string): string | null =>
    text.startsWith('/assets/') ||
    text === WORKER_PATH ||
    (import.meta.env.VITE_ANALYTICS_SRC && text === import.meta.env.VITE_ANALYTICS_SRC)
      ? text
      : null,
} as const;

/** Registers the policy if the browser supports Trusted Types. The server's headers allow no other policy. */
export function createTrustedTypesPolicy(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', POLICY_RULES);
}
