// Reads which mini game was played last on this device. Kept small, because the page needs it before any game is loaded.
import { KEY_PREFIX } from './key-prefix.ts';

/** Storage key; the value is the id of the game. */
export const LATEST_KEY = 'latest';

/** The id of the mini game that was played last; null if there is none or localStorage is denied. */
export function getLastPlayedGameId(): string | null {
  try {
    return localStorage.getItem(KEY_PREFIX + LATEST_KEY);
  } catch {
    return null;
  }
}
