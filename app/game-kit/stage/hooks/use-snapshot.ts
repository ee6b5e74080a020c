// Reads selected fields of a game's snapshot.
import { useState, useSyncExternalStore } from 'react';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';

/** Returns the same snapshot until one of `fields` changes. */
function createFieldSelector<Field extends keyof Snapshot>(fields: readonly Field[]) {
  let lastSnapshot: Snapshot | null = null;
  return (snapshot: Snapshot): Pick<Snapshot, Field> => {
    const before = lastSnapshot;
    if (before === null || fields.some((field) => !Object.is(before[field], snapshot[field]))) lastSnapshot = snapshot;
    return lastSnapshot ?? snapshot;
  };
}

/** Renders only when one of the fields has changed: a real-time game changes its state many times a second. */
export function useSnapshot<Field extends keyof Snapshot>(store: GameStore, ...fields: readonly Field[]): Pick<Snapshot, Field> {
  const [select] = useState(() => createFieldSelector(fields));
  const read = () => select(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}
