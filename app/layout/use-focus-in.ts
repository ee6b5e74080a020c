// Whether the focus is inside an element that matches a selector.
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

/** True while an element that matches `selector`, or one inside it, has the focus; false in prerendered HTML. */
export function useFocusIn(selector: string): boolean {
  const read = useCallback(() => document.activeElement?.closest(selector) != null, [selector]);
  return useSyncExternalStore(subscribe, read, () => false);
}
