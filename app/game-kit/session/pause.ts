// How a game comes to stand still, and how it goes on.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { saved } from './finish-game.ts';
import { canPause, isByClock, isUnderway, isVeiled, type Cover, type Hold, type Session } from './session.ts';
import { none, andThen, type Stepped } from './transition.ts';
import { passTime, playedMs } from './game-time.ts';

/** A player gets ready for a game by the clock while this is counted down. */
const COUNTDOWN_MS = 3000;

/** The game stands still from now on. */
function held(game: MiniGame, session: Session, hold: Hold, now: number): Stepped {
  return andThen(passTime(game, session, now), (passed) =>
    passed.outcome === null ? saved(game, { ...passed, hold }, playedMs(game, passed, now)) : none(passed),
  );
}

/** The player's own pause. */
export function paused(game: MiniGame, session: Session, now: number): Stepped {
  if (!canPause(game, session) || !isUnderway(session) || session.hold?.kind === 'paused') return none(session);
  return held(game, session, { kind: 'paused', by: 'player' }, now);
}

/** Against the clock a countdown comes first; turns go on at once. */
function goingOn(session: Session, now: number): Session {
  return { ...session, hold: isByClock(session) ? { kind: 'counting', untilMs: now + COUNTDOWN_MS } : null };
}

/** The player wants to go on, whatever is still open beside the board; only what cannot be seen is waited for. */
export function resumed(session: Session, now: number): Stepped {
  if (!isVeiled(session)) return none(session);
  const covers = session.covers.filter((by) => by === 'sight');
  return [goingOn({ ...session, covers }, now), [{ type: 'focus' }]];
}

/** The countdown is over: the game goes on where it can be seen. */
export function countedDown(session: Session, now: number): Session {
  if (session.hold?.kind !== 'counting' || now < session.hold.untilMs) return session;
  return { ...session, hold: session.covers.length === 0 ? null : { kind: 'paused', by: 'session' } };
}

/**
 * Something lies over the game. Turns only stop their stopwatch. A game by the clock is held; out of sight it waits for its player.
 */
export function covered(game: MiniGame, session: Session, by: Cover, now: number): Stepped {
  if (session.covers.includes(by)) return none(session);
  return andThen(passTime(game, session, now), (passed) => {
    const under = { ...passed, covers: [...passed.covers, by] };
    if (passed.outcome !== null || passed.hold?.kind === 'paused' || !isUnderway(passed)) return none(under);
    if (!isByClock(passed)) return saved(game, under, playedMs(game, under, now));
    const hold: Hold = by === 'sight' ? { kind: 'paused', by: 'session' } : { kind: 'covered' };
    return saved(game, { ...under, hold }, playedMs(game, under, now));
  });
}

/** Whether a game that stands still goes on once nothing lies over it: it was held for that alone, or its player has put a dialog away. */
function isWaitingFor({ hold }: Session, by: Cover): boolean {
  return hold?.kind === 'covered' || (by === 'dialog' && hold?.kind === 'paused' && hold.by === 'session');
}

/** It lies there no longer. The player who has put it away goes on playing. */
export function uncovered(session: Session, by: Cover, now: number): Stepped {
  if (!session.covers.includes(by)) return none(session);
  const covers = session.covers.filter((other) => other !== by);
  const bare: Session = { ...session, covers };
  const goesOn = covers.length === 0 && isWaitingFor(session, by);
  return [goesOn ? goingOn(bare, now) : bare, goesOn || by === 'dialog' ? [{ type: 'focus' }] : []];
}
