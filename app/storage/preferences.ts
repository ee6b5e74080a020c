// What others read, too, of what the mini games store in localStorage.

/** Prefix of all localStorage keys of the mini games. */
export const KEY_PREFIX = 'apricot.mini-games.';

/** The key of the preferences that all of them share. */
export const PREFERENCES_KEY = 'preferences';

/** Whether the visitor has switched their sound on; false if storage is denied. */
export function isSoundOn(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY_PREFIX + PREFERENCES_KEY) ?? 'null') as { sound?: unknown } | null;
    return stored?.sound === true;
  } catch {
    return false;
  }
}
