// Helpers for keyboard events: ignores browser shortcuts, maps arrow keys and WASD to directions.
import type { KeyboardEvent } from 'react';
import type { Direction } from '#app/game-kit/lib/directions.ts';

const DIRECTION_KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  w: 'up',
  d: 'right',
  s: 'down',
  a: 'left',
};

/** Whether a game may handle the key: combinations with Ctrl, Meta or Alt belong to the browser. */
export function isPlainKey(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The direction of an arrow key or of W, A, S or D; null for other keys and for combinations. */
export function getDirectionForKey(event: KeyboardEvent): Direction | null {
  if (!isPlainKey(event)) return null;
  return DIRECTION_KEYS[event.key] ?? DIRECTION_KEYS[event.key.toLowerCase()] ?? null;
}
