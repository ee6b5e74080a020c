// What a key is called, and which keys a player can give to a game.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { isStageKey } from './stage-keys.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
};

/** A key as the keyboard shows it, by its `KeyboardEvent.key`. */
export function getKeyName(key: string): string {
  return KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Keys that mean something on every stage, in the browser, or together with another key. */
const RESERVED_KEYS = /^(Escape|Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+|\?)$/i;

/** The key of an event as it is kept: a letter is the same with Shift; null for a key that cannot be the game's own. */
export function toSettableKey(key: string, game: MiniGame): string | null {
  if (RESERVED_KEYS.test(key) || isStageKey(key, game)) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}
