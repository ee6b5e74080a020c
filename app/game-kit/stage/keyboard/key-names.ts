// Display names of keys, and which keys a player may assign to a game's actions.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { getActionForKey, isActionAvailable } from './stage-keys.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
};

/** The display name of a key, as read by `readKey`. */
export function getKeyName(key: string): string {
  return KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Keys that the stage, the browser or key combinations use. */
const RESERVED_KEYS = /^(Escape|Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+|\?)$/i;

/** The key, as read by `readKey`, if a player may set it; null if it is reserved, or used by the stage in at least one variant of the game. */
export function toSettableKey(key: string, game: MiniGame): string | null {
  const hasClock = game.rules.variants.some(({ pace }) => pace === 'clock');
  const action = getActionForKey(key, hasClock);
  return RESERVED_KEYS.test(key) || (action !== null && isActionAvailable(action, game, true)) ? null : key;
}
