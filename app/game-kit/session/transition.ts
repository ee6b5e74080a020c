// A step of a session: where it leads, and what there is to do about it.
import type { Effect, Session } from './session.ts';

export type Transition = readonly [session: Session, effects: readonly Effect[]];

export function unchanged(session: Session): Transition {
  return [session, []];
}

/** One step after another, with the effects of both. */
export function chain([session, effects]: Transition, next: (session: Session) => Transition): Transition {
  const [after, more] = next(session);
  return [after, [...effects, ...more]];
}
