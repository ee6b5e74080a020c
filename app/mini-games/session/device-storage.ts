// The visitor's own device as a place to keep texts; where it refuses, memory serves until the page is left.
// A text may be a JSON object with a number as its `version`: one that a later release has kept is never overwritten.

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

const PREFIX = 'apricot.mini-games.';

/** A stored JSON value; nothing when it is none. */
export function parseJson(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** The version of a stored text; 0 when it names none. */
function versionOf(stored: string | null): number {
  const value = parseJson(stored);
  return typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number' ? value.version : 0;
}

/** Texts that live as long as the page. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
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
  };
}
