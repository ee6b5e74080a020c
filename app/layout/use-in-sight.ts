// Whether something on the page can be seen in the window.
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** True while a part of the first element that matches `selector` is in the window, as of the last scrolling; false in prerendered HTML. */
export function useInSight(selector: string): boolean {
  const read = useCallback(() => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.top < innerHeight && box.bottom > 0;
  }, [selector]);
  return useSyncExternalStore(subscribe, read, () => false);
}
