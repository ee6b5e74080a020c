// A device storage for tests that keeps its texts in memory and accepts everything.
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';

export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove(key) {
      texts.delete(key);
      return true;
    },
    keys: () => [...texts.keys()],
    hasUnstored: () => false,
  };
}
