// A part of a game's snapshot, for components that need no more of it.
import { useState, useSyncExternalStore } from 'react';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';

/** Gives back the same snapshot until one of `fields` differs in the next one. */
function keeper<Field extends keyof Snapshot>(fields: readonly Field[]) {
  let kept: Snapshot | null = null;
  return (snapshot: Snapshot): Pick<Snapshot, Field> => {
    const before = kept;
    if (before === null || fields.some((field) => !Object.is(before[field], snapshot[field]))) kept = snapshot;
    return kept ?? snapshot;
  };
}

/** Renders again only when one of the fields has changed: a game in real time changes its state many times a second. */
export function useSnapshot<Field extends keyof Snapshot>(shell: Shell, ...fields: readonly Field[]): Pick<Snapshot, Field> {
  const [keep] = useState(() => keeper(fields));
  const read = () => keep(shell.getSnapshot());
  return useSyncExternalStore(shell.subscribe, read, read);
}
