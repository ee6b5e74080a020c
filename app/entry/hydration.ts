// Whether React has taken over the prerendered page. What depends on the visitor's address or clock waits for it.
import { useSyncExternalStore } from 'react';
import { HYDRATED_ATTRIBUTE } from './hydrated-attribute.ts';

const listeners = new Set<() => void>();
let hasHydrated = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True once the page has been hydrated; outside components, such as in a route's `meta`. */
export function isHydrated(): boolean {
  return hasHydrated;
}

/** Called once, by the root, in its first effect. */
export function markHydrated(): void {
  hasHydrated = true;
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  for (const listener of listeners) listener();
}

/** Like isHydrated, and renders again when it happens. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, isHydrated, () => false);
}
