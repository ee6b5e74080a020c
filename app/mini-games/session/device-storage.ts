// The visitor's own device as a place to keep texts; where it refuses, memory serves until the page is left.

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

const PREFIX = 'apricot.mini-games.';

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
  const memory = memoryStorage();
  return {
    get(key) {
      try {
        return localStorage.getItem(PREFIX + key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key, text) {
      memory.set(key, text);
      try {
        localStorage.setItem(PREFIX + key, text);
      } catch {
        // Denied or full: memory has it.
      }
    },
    remove(key) {
      memory.remove(key);
      try {
        localStorage.removeItem(PREFIX + key);
      } catch {
        // Denied: there is nothing to remove.
      }
    },
  };
}
