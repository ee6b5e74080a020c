// The result of a reducer: the next session and the effects to run.
import type { Effect, Session } from './session.ts';

export type Transition = readonly [session: Session, effects: readonly Effect[]];

export function unchanged(session: Session): Transition {
  return [session, []];
}

/** Applies a second transition to the session of the first and concatenates their effects. */
export function chain([session, effects]: Transition, next: (session: Session) => Transition): Transition {
  const [after, more] = next(session);
  return [after, [...effects, ...more]];
}
