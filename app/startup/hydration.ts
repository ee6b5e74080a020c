// Reports whether React has hydrated the page. Content that depends on the visitor's URL or clock waits for it.
import { useSyncExternalStore } from 'react';
import { HYDRATED_ATTRIBUTE } from '#app/startup/inline/hydrated-attribute.ts';
import { forgetFields } from './restore-fields.ts';

const listeners = new Set<() => void>();
let hasHydrated = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For use outside of components, such as in a route's `meta`. */
export function isHydrated(): boolean {
  return hasHydrated;
}

/** The root calls this once, in its first effect. */
export function markHydrated(): void {
  hasHydrated = true;
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  for (const listener of listeners) listener();
  setTimeout(forgetFields); // after the hydration boundaries, which follow in this task
}

/** Like isHydrated, but renders the component again after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, isHydrated, () => false);
}
