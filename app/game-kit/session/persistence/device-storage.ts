// The visitor's own device as a place to keep texts; where it refuses, memory serves until the page is left.
// A text may be a JSON object with a number as its `version`: one that a later release has kept is never overwritten.
import * as v from 'valibot';
import { parseStoredValue } from '#app/storage/read.ts';
import { KEY_PREFIX } from './key-prefix.ts';

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** The keys of all texts. */
  keys(): readonly string[];
}

const Versioned = v.object({ version: v.number() });

/** The version of a stored text; 0 when it names none. */
function readVersion(stored: string | null): number {
  return parseStoredValue(Versioned, stored)?.version ?? 0;
}

/** Texts that live as long as the page. */
export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** localStorage under the mini games' own prefix; it may be absent, denied or full, and never throws here. */
export function createDeviceStorage(): TextStorage {
  const unstored = createMemoryStorage(); // the texts that the device did not take
  return {
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
    },
    keys() {
      try {
        const kept = Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : []));
        return [...new Set([...kept, ...unstored.keys()])];
      } catch {
        return unstored.keys();
      }
    },
  };
}
