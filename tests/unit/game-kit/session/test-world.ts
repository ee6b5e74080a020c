// A world for tests: its clock moves when it is told to, its seeds count up, its storage is a map.
import { createMemoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { Environment } from '#app/game-kit/session/environment.ts';

export interface TestEnvironment extends Environment {
  /** Moves the clock on, running what falls due on the way. */
  advance(ms: number): void;
  /** Lets the clock leap, as a device does that was asleep; what is due runs late, when time passes again. */
  jump(ms: number): void;
  /** Tells of what another tab has changed. */
  notifyOtherTabChange(): void;
  /** Another tab is writing: what is to be written alone waits. */
  lockWrites(): void;
  /** How many timers are waiting. */
  countTimers(): number;
}

export function createTestEnvironment(
  storage: TextStorage = createMemoryStorage(),
  prefersReducedMotion = false,
  firstSeed = 1,
): TestEnvironment {
  let now = 1000;
  let seed = firstSeed - 1;
  let isLocked = false;
  const watchers = new Set<() => void>();
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    storage,
    now: () => now,
    prefersReducedMotion: () => prefersReducedMotion,
    createSeed() {
      seed += 1;
      return seed;
    },
    setTimer(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
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
    jump(ms) {
      now += ms;
    },
    countTimers: () => timers.size,
    watchOtherTabs(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    notifyOtherTabChange() {
      for (const notify of watchers) notify();
    },
    writeExclusively: (write) => void (isLocked || write()),
    lockWrites() {
      isLocked = true;
    },
  };
}
