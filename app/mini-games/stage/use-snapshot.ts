// A part of a game's snapshot, for components that need no more of it.
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { Shell } from '#app/mini-games/session/shell.ts';
import type { Snapshot } from '#app/mini-games/session/snapshot.ts';

function isSame<Part extends object>(a: Part, b: Part): boolean {
  return (Object.keys(b) as (keyof Part)[]).every((key) => Object.is(a[key], b[key]));
}

/** Renders again only when a value of the picked part has changed: a game in real time changes its state many times a second. */
export function useSnapshot<Part extends object>(shell: Shell, pick: (snapshot: Snapshot) => Part): Part {
  return useSyncExternalStoreWithSelector(shell.subscribe, shell.getSnapshot, shell.getSnapshot, pick, isSame);
}
