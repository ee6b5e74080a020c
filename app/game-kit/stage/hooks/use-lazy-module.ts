// Loads a part of the stage on demand.
import { useEffect, useState } from 'react';
import { runAfterPaint } from '#app/components/ui/lib/after-paint.ts';

/** The loaded module, null before, or 'load-failed'. After a failure, it is requested again the next time `shouldLoad` becomes true. */
export function useLazyModule<Part extends object>(load: () => Promise<Part>, shouldLoad: boolean): Part | 'load-failed' | null {
  const [part, setPart] = useState<Part | 'load-failed' | null>(null);
  const isLoaded = part !== null && part !== 'load-failed';
  useEffect(() => {
    if (!shouldLoad || isLoaded) return;
    let isCurrent = true;
    // Start after the next paint: even starting an import would delay the response to the press.
    const cancel = runAfterPaint(() => {
      load().then(
        (loaded) => isCurrent && setPart(loaded),
        () => isCurrent && setPart('load-failed'),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [load, shouldLoad, isLoaded]);
  return part;
}
