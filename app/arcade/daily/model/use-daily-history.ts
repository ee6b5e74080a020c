// What the visitor has done so far, read from the device.
import { useEffect, useState } from 'react';
import { deviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import { keptDays, type Kept } from './daily-history.ts';

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
