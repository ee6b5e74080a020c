// What can wait until something else is on the screen.
import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** True once the first frame in which `isDrawn` holds is on its way; false at once when it holds no more. */
export function usePainted(isDrawn: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isDrawn) setPainted(false);
  useEffect(() => (isDrawn ? afterPaint(() => setPainted(true)) : undefined), [isDrawn]);
  return isPainted && isDrawn;
}
