// Wraps localStorage. If the browser denies it or it is full, values live in memory until the page is left.
// A JSON value with a numeric `version` is never overwritten by a lower version: a newer release may have written it.
import * as v from 'valibot';
import { parseStoredValue } from '#app/storage/read.ts';
import { KEY_PREFIX } from './key-prefix.ts';

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

const Versioned = v.object({ version: v.number() });

/** The version of a stored value; 0 if it has none. */
function readVersion(stored: string | null): number {
  return parseStoredValue(Versioned, stored)?.version ?? 0;
}

export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** localStorage under the prefix of the mini games. Never throws, even if localStorage is absent, denied or full. */
export function createDeviceStorage(): TextStorage {
  const unstored = createMemoryStorage(); // values that localStorage did not accept
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
        if (readVersion(localStorage.getItem(KEY_PREFIX + key)) > readVersion(text)) {
          unstored.set(key, text);
          return;
        }
        localStorage.setItem(KEY_PREFIX + key, text);
        unstored.remove(key);
      } catch {
        unstored.set(key, text);
      }
    },
    remove(key) {
      unstored.remove(key);
      try {
        localStorage.removeItem(KEY_PREFIX + key);
      } catch {
        // Denied: there is nothing to remove.
      }
      // There may be room now for what a full localStorage did not accept.
      for (const waiting of unstored.keys()) storage.set(waiting, unstored.get(waiting) ?? '');
    },
    keys() {
      try {
        const storedKeys = Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : []));
        return [...new Set([...storedKeys, ...unstored.keys()])];
      } catch {
        return unstored.keys();
      }
    },
  };
  return storage;
}
