// A part of a game's snapshot, for components that need no more of it.
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { Shell } from '#app/mini-games/session/shell.ts';
import type { Snapshot } from '#app/mini-games/session/snapshot.ts';

/** Renders again only when one of the fields has changed: a game in real time changes its state many times a second. */
export function useSnapshot<Field extends keyof Snapshot>(shell: Shell, ...fields: readonly Field[]): Pick<Snapshot, Field> {
  return useSyncExternalStoreWithSelector<Snapshot, Pick<Snapshot, Field>>(
    shell.subscribe,
    shell.getSnapshot,
    shell.getSnapshot,
    (snapshot) => snapshot,
    (a, b) => fields.every((field) => Object.is(a[field], b[field])),
  );
}
