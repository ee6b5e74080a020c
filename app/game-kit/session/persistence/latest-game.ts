// Which mini game was played last on this device: so little that the page reads it before any game has come.
import { KEY_PREFIX } from './key-prefix.ts';

/** The key of the text, which is the game's id. */
export const LATEST_KEY = 'latest';

/** The id of the mini game that was played last; null before there is one, and where the device tells nothing. */
export function getLastPlayedGameId(): string | null {
  try {
    return localStorage.getItem(KEY_PREFIX + LATEST_KEY);
  } catch {
    return null;
  }
}
