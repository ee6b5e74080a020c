// Which keys are a game's own.
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

/** Whether a key may belong to a game: combinations with Ctrl, Meta or Alt are the browser's. */
export function isPlainKey(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The direction that an arrow key or one of W, A, S and D means; null for all other keys and for combinations. */
export function getDirectionForKey(event: KeyboardEvent): Direction | null {
  if (!isPlainKey(event)) return null;
  return DIRECTION_KEYS[event.key] ?? DIRECTION_KEYS[event.key.toLowerCase()] ?? null;
}
