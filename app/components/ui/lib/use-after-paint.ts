// Delays rendering until something else has been painted.
import { useEffect, useState } from 'react';
import { runAfterPaint } from './after-paint.ts';

/** Turns true after the first frame in which `isRendered` was true; turns false immediately with `isRendered`. */
export function useAfterPaint(isRendered: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isRendered) setPainted(false);
  useEffect(() => (isRendered ? runAfterPaint(() => setPainted(true)) : undefined), [isRendered]);
  return isPainted && isRendered;
}
