// A part of the stage that is a chunk of its own and comes when it is wanted.
import { useEffect, useState } from 'react';
import { runAfterPaint } from '#app/components/ui/lib/after-paint.ts';

/** The part once it has come; null before, and 'load-failed' when it did not load: it is asked for again the next time it is wanted. */
export function useLazyModule<Part extends object>(load: () => Promise<Part>, shouldLoad: boolean): Part | 'load-failed' | null {
  const [part, setPart] = useState<Part | 'load-failed' | null>(null);
  const isLoaded = part !== null && part !== 'load-failed';
  useEffect(() => {
    if (!shouldLoad || isLoaded) return;
    let isCurrent = true;
    // Asking takes time, too, which the press that wants it does not have.
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
