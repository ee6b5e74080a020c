// A world for tests: its clock moves when it is told to, its seeds count up, its storage is a map.
import { memoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { World } from '#app/game-kit/session/environment.ts';

export interface TestWorld extends World {
  /** Moves the clock on, running what falls due on the way. */
  pass(ms: number): void;
  /** Lets the clock leap, as a device does that was asleep; what is due runs late, when time passes again. */
  leap(ms: number): void;
  /** Tells of what another tab has changed. */
  hear(): void;
  /** Another tab is writing: what is to be written alone waits. */
  occupy(): void;
  /** How many timers are waiting. */
  waiting(): number;
}

export function testWorld(storage: TextStorage = memoryStorage(), isCalm = false, firstSeed = 1): TestWorld {
  let now = 1000;
  let seed = firstSeed - 1;
  let isOccupied = false;
  const watchers = new Set<() => void>();
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    storage,
    now: () => now,
    isCalm: () => isCalm,
    seed() {
      seed += 1;
      return seed;
    },
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due);
        now = Math.max(now, due.at);
        due.run();
      }
      now = end;
    },
    leap(ms) {
      now += ms;
    },
    waiting: () => timers.size,
    watchOtherTabs(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    hear() {
      for (const tell of watchers) tell();
    },
    writeAlone: (write) => void (isOccupied || write()),
    occupy() {
      isOccupied = true;
    },
  };
}
