// What the visitor has done so far, read from the device.
import { useEffect, useState } from 'react';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import { readDailyHistory, type DailyHistory } from './daily-history.ts';

/** Read anew by `refresh`, when another tab has finished a board, and when the page comes back to the screen. */
export function useDailyHistory(): readonly [kept: DailyHistory, refresh: () => void] {
  const [dailyHistory, setDailyHistory] = useState(() => readDailyHistory(createDeviceStorage()));
  useEffect(() => {
    const update = () => document.visibilityState === 'visible' && setDailyHistory(readDailyHistory(createDeviceStorage()));
    const stopWatching = watchOtherTabs(update);
    document.addEventListener('visibilitychange', update);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return [dailyHistory, () => setDailyHistory(readDailyHistory(createDeviceStorage()))];
}
