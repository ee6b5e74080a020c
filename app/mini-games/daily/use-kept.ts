// What the visitor has done so far, read from the device.
import { useEffect, useState } from 'react';
import { deviceStorage } from '#app/mini-games/session/device-storage.ts';
import { watchOtherTabs } from '#app/mini-games/session/other-tabs.ts';
import { keptDays, type Kept } from './kept.ts';

/** Read anew by `refresh`, when another tab has finished a board, and when the page comes back to the screen. */
export function useKept(): readonly [kept: Kept, refresh: () => void] {
  const [kept, setKept] = useState(() => keptDays(deviceStorage()));
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setKept(keptDays(deviceStorage()));
    const stopWatching = watchOtherTabs(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return [kept, () => setKept(keptDays(deviceStorage()))];
}
