// The visitor's own device as a place to keep texts; where it refuses, memory serves until the page is left.
// A text may be a JSON object with a number as its `version`: one that a later release has kept is never overwritten.
import * as v from 'valibot';
import { read } from '#app/storage/read.ts';
import { PREFIX } from './key-prefix.ts';

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** The keys of all texts. */
  keys(): readonly string[];
}

const Versioned = v.object({ version: v.number() });

/** The version of a stored text; 0 when it names none. */
function versionOf(stored: string | null): number {
  return read(Versioned, stored)?.version ?? 0;
}

/** Texts that live as long as the page. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** localStorage under the mini games' own prefix; it may be absent, denied or full, and never throws here. */
export function deviceStorage(): TextStorage {
  const refused = memoryStorage(); // the texts that the device did not take
  return {
    get(key) {
      try {
        return refused.get(key) ?? localStorage.getItem(PREFIX + key);
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        if (versionOf(localStorage.getItem(PREFIX + key)) > versionOf(text)) {
          refused.set(key, text);
          return;
        }
        localStorage.setItem(PREFIX + key, text);
        refused.remove(key);
      } catch {
        refused.set(key, text);
      }
    },
    remove(key) {
      refused.remove(key);
      try {
        localStorage.removeItem(PREFIX + key);
      } catch {
        // Denied: there is nothing to remove.
      }
    },
    keys() {
      try {
        const kept = Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
        return [...new Set([...kept, ...refused.keys()])];
      } catch {
        return refused.keys();
      }
    },
  };
}
