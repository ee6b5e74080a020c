// A part of a session's snapshot, for components that need no more of it.
import { useRef, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';

function isSame<Part extends object>(a: Part, b: Part): boolean {
  return (Object.keys(b) as (keyof Part)[]).every((key) => Object.is(a[key], b[key]));
}

/** Renders again only when a value of the picked part has changed: a game in real time changes its state many times a second. */
export function useSnapshot<Part extends object>(session: Session, pick: (snapshot: Snapshot<unknown, unknown>) => Part): Part {
  const last = useRef<Part | null>(null);

  function read(): Part {
    const part = pick(session.getSnapshot());
    if (last.current === null || !isSame(last.current, part)) last.current = part;
    return last.current;
  }

  return useSyncExternalStore(session.subscribe, read, read);
}
