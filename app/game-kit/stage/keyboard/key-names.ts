// Display names of keys, and which keys a player may assign to a game's actions.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { isStageKey } from './stage-keys.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
};

/** The display name of a `KeyboardEvent.key`. */
export function getKeyName(key: string): string {
  return KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Keys that the stage, the browser or key combinations use. */
const RESERVED_KEYS = /^(Escape|Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+|\?)$/i;

/** Normalizes a key for storage (letters in lower case); null if it is reserved. */
export function toSettableKey(key: string, game: MiniGame): string | null {
  if (RESERVED_KEYS.test(key) || isStageKey(key, game)) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}
