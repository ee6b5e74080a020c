// A part of the stage that is a chunk of its own and comes when it is wanted.
import { useEffect, useState } from 'react';
import { afterPaint } from '#app/components/ui/lib/after-paint.ts';

/** The part once it has come; null before, and 'missing' when it did not load: it is asked for again the next time it is wanted. */
export function useLate<Part extends object>(load: () => Promise<Part>, isWanted: boolean): Part | 'missing' | null {
  const [part, setPart] = useState<Part | 'missing' | null>(null);
  const isHere = part !== null && part !== 'missing';
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isCurrent = true;
    // Asking takes time, too, which the press that wants it does not have.
    const callOff = afterPaint(() => {
      load().then(
        (loaded) => isCurrent && setPart(loaded),
        () => isCurrent && setPart('missing'),
      );
    });
    return () => {
      isCurrent = false;
      callOff();
    };
  }, [load, isWanted, isHere]);
  return part;
}
