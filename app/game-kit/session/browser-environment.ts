// The session's environment in a browser: storage, clock, timers, random seed and other tabs.
import { createDeviceStorage } from './persistence/device-storage.ts';
import { watchOtherTabs, writeExclusively } from './persistence/other-tabs.ts';
import type { Environment } from './environment.ts';

let isStorageWarningClaimed = false;

export function createBrowserEnvironment(): Environment {
  return {
    storage: createDeviceStorage(),
    now: () => performance.now(),
    createSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    setTimer(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    claimStorageWarning() {
      const isFirst = !isStorageWarningClaimed;
      isStorageWarningClaimed = true;
      return isFirst;
    },
    watchOtherTabs,
    writeExclusively,
  };
}
