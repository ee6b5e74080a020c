// Reports whether the page is scrolled past a given number of pixels.
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** False in prerendered HTML. */
export function useScrolledPast(pixels: number): boolean {
  const isScrolledPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, isScrolledPast, () => false);
}
