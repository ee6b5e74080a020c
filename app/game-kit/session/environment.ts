// Everything that a session needs from outside: storage, clock, timers, random seed and other tabs. Tests pass a fake.
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { createDeviceStorage } from './persistence/device-storage.ts';
import { watchOtherTabs, writeExclusively } from './persistence/other-tabs.ts';

let isStorageWarningClaimed = false;

export type Environment = ReturnType<typeof createBrowserEnvironment>;

/** `firstSeed` is the first one that is created, if it is given. */
export function createBrowserEnvironment(firstSeed?: number) {
  const seeds = firstSeed === undefined ? [] : [firstSeed];
  return {
    storage: createDeviceStorage(),
    now: () => performance.now(), // ms, monotonic
    createSeed: () => seeds.pop() ?? Math.floor(Math.random() * 2 ** 32),
    prefersReducedMotion,
    /** Returns a function that cancels the timer. */
    setTimer(ms: number, run: () => void) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    /** Returns true once in a visit: then the game says that the device stores nothing. */
    claimStorageWarning() {
      const isFirst = !isStorageWarningClaimed;
      isStorageWarningClaimed = true;
      return isFirst;
    },
    watchOtherTabs,
    writeExclusively,
  };
}
