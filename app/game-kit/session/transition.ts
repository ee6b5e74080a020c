// A step of a session: where it leads, and what there is to do about it.
import type { Effect, Session } from './session.ts';

export type Stepped = readonly [session: Session, effects: readonly Effect[]];

export function none(session: Session): Stepped {
  return [session, []];
}

/** One step after another, with the effects of both. */
export function andThen([session, effects]: Stepped, next: (session: Session) => Stepped): Stepped {
  const [after, more] = next(session);
  return [after, [...effects, ...more]];
}
