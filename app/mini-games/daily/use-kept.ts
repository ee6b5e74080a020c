// What the visitor has done so far, read from the device.
import { useEffect, useState } from 'react';
import { deviceStorage } from '#app/mini-games/session/device-storage.ts';
import { keptDays, type Kept } from './kept.ts';

/** Read anew by `refresh`, and when the page comes back to the screen: another tab may have finished a board. */
export function useKept(): readonly [kept: Kept, refresh: () => void] {
  const [kept, setKept] = useState(() => keptDays(deviceStorage()));
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setKept(keptDays(deviceStorage()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return [kept, () => setKept(keptDays(deviceStorage()))];
}
