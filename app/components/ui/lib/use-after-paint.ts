// What can wait until something else is on the screen.
import { useEffect, useState } from 'react';
import { runAfterPaint } from './after-paint.ts';

/** True once the first frame in which `isRendered` holds is on its way; false at once when it holds no more. */
export function useAfterPaint(isRendered: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isRendered) setPainted(false);
  useEffect(() => (isRendered ? runAfterPaint(() => setPainted(true)) : undefined), [isRendered]);
  return isPainted && isRendered;
}
