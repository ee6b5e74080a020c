// Wraps localStorage. If the browser denies it or it is full, values live in memory until the page is left.
// A value is never overwritten by one of a lower version: a newer release has written it. The first thing in a value is its version.
import { KEY_PREFIX } from '#app/storage/preferences.ts';

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  /** Returns whether the text is gone for good. */
  remove(key: string): boolean;
  keys(): readonly string[];
  /** Whether it holds a text that is lost when the page is left. */
  hasUnstored(): boolean;
}

const VERSION_PATTERN = /^\{"version":(\d{1,3})[,}]/;

/** The version of a stored value; 0 if it has none. Parses nothing: a long save is written every second. */
function readVersion(stored: string | null): number {
  return Number(VERSION_PATTERN.exec(stored ?? '')?.[1] ?? 0);
}

/** localStorage under the prefix of the mini games. Never throws, even if localStorage is absent, denied or full. */
export function createDeviceStorage(): TextStorage {
  const unstored = new Map<string, string>(); // values that localStorage did not accept
  const storage: TextStorage = {
    get(key) {
      try {
        return unstored.get(key) ?? localStorage.getItem(KEY_PREFIX + key);
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        if (readVersion(localStorage.getItem(KEY_PREFIX + key)) <= readVersion(text)) {
          localStorage.setItem(KEY_PREFIX + key, text);
          unstored.delete(key);
          return;
        }
      } catch {
        // Denied or full.
      }
      unstored.set(key, text);
    },
    remove(key) {
      const version = readVersion(storage.get(key));
      let isRemoved = true;
      unstored.delete(key);
      try {
        // What a newer release has stored stays while the text in memory is removed.
        if (readVersion(localStorage.getItem(KEY_PREFIX + key)) <= version) localStorage.removeItem(KEY_PREFIX + key);
      } catch {
        isRemoved = false;
      }
      // There may be room now for what a full localStorage did not accept.
      for (const [waiting, text] of unstored) storage.set(waiting, text);
      return isRemoved;
    },
    keys() {
      try {
        const storedKeys = Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : []));
        return [...new Set([...storedKeys, ...unstored.keys()])];
      } catch {
        return [...unstored.keys()];
      }
    },
    hasUnstored: () => unstored.size > 0,
  };
  return storage;
}
