// Whether the page is scrolled further than a number of pixels.
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True while the page is scrolled past `pixels`; false in prerendered HTML. */
export function useScrolledPast(pixels: number): boolean {
  const isScrolledPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, isScrolledPast, () => false);
}
