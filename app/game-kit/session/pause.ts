// How a game comes to stand still, and how it goes on.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { saveSession } from './finish-game.ts';
import { canPause, isByClock, isUnderway, hasPauseOverlay, type Obstruction, type PauseState, type Session } from './session.ts';
import { unchanged, chain, type Transition } from './transition.ts';
import { passTime, getPlayedMs } from './game-time.ts';

/** A player gets ready for a game by the clock while this is counted down. */
const COUNTDOWN_MS = 3000;

/** The game stands still from now on. */
function pauseSession(game: MiniGame, session: Session, pauseState: PauseState, now: number): Transition {
  return chain(passTime(game, session, now), (passed) =>
    passed.outcome === null ? saveSession(game, { ...passed, pauseState }, getPlayedMs(game, passed, now)) : unchanged(passed),
  );
}

/** The player's own pause. */
export function pauseGame(game: MiniGame, session: Session, now: number): Transition {
  if (!canPause(game, session) || !isUnderway(session) || session.pauseState?.kind === 'paused') return unchanged(session);
  return pauseSession(game, session, { kind: 'paused', by: 'player' }, now);
}

/** Against the clock a countdown comes first; turns go on at once. */
function resumeOrCountDown(session: Session, now: number): Session {
  return { ...session, pauseState: isByClock(session) ? { kind: 'counting-down', untilMs: now + COUNTDOWN_MS } : null };
}

/** The player wants to go on, whatever is still open beside the board; only what cannot be seen is waited for. */
export function resumeGame(session: Session, now: number): Transition {
  if (!hasPauseOverlay(session)) return unchanged(session);
  const obstructions = session.obstructions.filter((by) => by === 'visibility');
  return [resumeOrCountDown({ ...session, obstructions }, now), [{ type: 'focus' }]];
}

/** The countdown is over: the game goes on where it can be seen. */
export function finishCountdown(session: Session, now: number): Session {
  if (session.pauseState?.kind !== 'counting-down' || now < session.pauseState.untilMs) return session;
  return { ...session, pauseState: session.obstructions.length === 0 ? null : { kind: 'paused', by: 'session' } };
}

/**
 * Something lies over the game. Turns only stop their stopwatch. A game by the clock is held; out of sight it waits for its player.
 */
export function obscure(game: MiniGame, session: Session, by: Obstruction, now: number): Transition {
  if (session.obstructions.includes(by)) return unchanged(session);
  return chain(passTime(game, session, now), (passed) => {
    const under = { ...passed, obstructions: [...passed.obstructions, by] };
    if (passed.outcome !== null || passed.pauseState?.kind === 'paused' || !isUnderway(passed)) return unchanged(under);
    if (!isByClock(passed)) return saveSession(game, under, getPlayedMs(game, under, now));
    const pauseState: PauseState = by === 'visibility' ? { kind: 'paused', by: 'session' } : { kind: 'obscured' };
    return saveSession(game, { ...under, pauseState }, getPlayedMs(game, under, now));
  });
}

/** Whether a game that stands still goes on once nothing lies over it: it was held for that alone, or its player has put a dialog away. */
function isWaitingFor({ pauseState }: Session, by: Obstruction): boolean {
  return pauseState?.kind === 'obscured' || (by === 'dialog' && pauseState?.kind === 'paused' && pauseState.by === 'session');
}

/** It lies there no longer. The player who has put it away goes on playing. */
export function reveal(session: Session, by: Obstruction, now: number): Transition {
  if (!session.obstructions.includes(by)) return unchanged(session);
  const obstructions = session.obstructions.filter((other) => other !== by);
  const bare: Session = { ...session, obstructions };
  const isResuming = obstructions.length === 0 && isWaitingFor(session, by);
  return [isResuming ? resumeOrCountDown(bare, now) : bare, isResuming || by === 'dialog' ? [{ type: 'focus' }] : []];
}
