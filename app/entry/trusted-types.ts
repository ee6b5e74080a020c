// The one policy of a page (Trusted Types): which text may become an element, a script or the address of one. Null is refused, and so is what throws.

import { WORKER_PATH } from '#app/service-worker/worker-path.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: typeof POLICY_RULES): unknown;
}

declare global {
  interface Window {
    /** Unknown to Firefox and Safari until lately. */
    readonly trustedTypes?: TrustedTypes;
  }
}

export const POLICY_RULES = {
  /** An empty script element, as React makes it, or words without an element. */
  createHTML: (text: string): string | null => (/^(<script><\/script>|[^<]*)$/.test(text) ? text : null),
  /** The data that React fills in. */
  createScript(text: string): string {
    JSON.parse(text);
    return text;
  },
  /** A module of ours, or the service worker. */
  createScriptURL: (text: string): string | null => (text.startsWith('/assets/') || text === WORKER_PATH ? text : null),
} as const;

/** Makes the policy where the browser knows Trusted Types; the host's headers allow no other. */
export function createTrustedTypesPolicy(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', POLICY_RULES);
}
