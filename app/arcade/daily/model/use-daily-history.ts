// Reads the visitor's daily results from the device and keeps them current.
import { useEffect, useState } from 'react';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import { readDailyHistory, type DailyHistory } from './daily-history.ts';

/** Reads again on `refresh`, when another tab stores a result, and when the page becomes visible. */
export function useDailyHistory(): readonly [dailyHistory: DailyHistory, refresh: () => void] {
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
