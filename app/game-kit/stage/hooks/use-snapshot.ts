// Reads a value from a game's snapshot.
import { useSyncExternalStore } from 'react';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';

/**
 * Renders only when the selected value has changed: a real-time game changes its state many times a second. The value must be a primitive or
 * a reference that the snapshot keeps.
 */
export function useSnapshot<Value>(store: GameStore, select: (snapshot: Snapshot) => Value): Value {
  const read = () => select(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}
