// The visitor's browser as the world of a session.
import { deviceStorage } from './persistence/device-storage.ts';
import { watchOtherTabs, writeAlone } from './persistence/other-tabs.ts';
import type { World } from './environment.ts';

export function browserWorld(): World {
  return {
    storage: deviceStorage(),
    now: () => performance.now(),
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    isCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    watchOtherTabs,
    writeAlone,
  };
}
