// A fake environment for tests: a manual clock, ascending seeds, storage in memory.
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { Environment } from '#app/game-kit/session/environment.ts';

export interface TestEnvironment extends Environment {
  /** Advances the clock and runs the timers that become due on the way. */
  advance(ms: number): void;
  /** Notifies watchers that another tab has changed the storage. */
  notifyOtherTabChange(): void;
  /** Simulates another tab that holds the write lock: exclusive writes are dropped. */
  lockWrites(): void;
  /** Counts the pending timers. */
  countTimers(): number;
}

export function createTestEnvironment(storage: TextStorage = createMemoryStorage(), firstSeed = 1): TestEnvironment {
  let now = 1000;
  let seed = firstSeed - 1;
  let isLocked = false;
  let isStorageWarningClaimed = false;
  const watchers = new Set<() => void>();
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    storage,
    now: () => now,
    prefersReducedMotion: () => false,
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
    claimStorageWarning() {
      const isFirst = !isStorageWarningClaimed;
      isStorageWarningClaimed = true;
      return isFirst;
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
