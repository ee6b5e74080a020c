// Pauses and resumes a game: by the player, by an obstruction such as a dialog, and with a countdown in real-time games.
import type { GameOnDevice } from './device.ts';
import { saveSession } from './record-game.ts';
import { canPause, isByClock, isUnderway, hasPauseOverlay, unchanged, chain } from './session.ts';
import type { Obstruction, PauseState, Session, Transition } from './session.ts';
import { passTime } from './game-time.ts';
import { getPlayedMs } from './stopwatch.ts';

/** Duration of the countdown before a real-time game resumes. */
const COUNTDOWN_MS = 3000;

function pauseSession(game: GameOnDevice, session: Session, pauseState: PauseState, now: number): Transition {
  return chain(passTime(game, session, now), (passed) =>
    passed.outcome === null ? saveSession(game, { ...passed, pauseState }, getPlayedMs(game, passed, now)) : unchanged(passed),
  );
}

/** Pauses the game because the player asked for it. */
export function pauseGame(game: GameOnDevice, session: Session, now: number): Transition {
  if (!canPause(game, session) || !isUnderway(session) || session.pauseState?.kind === 'paused') return unchanged(session);
  return pauseSession(game, session, { kind: 'paused', by: 'player' }, now);
}

/** Real-time games resume after a countdown, turn-based games immediately. */
function resumeOrCountDown(session: Session, now: number): Session {
  return { ...session, pauseState: isByClock(session) ? { kind: 'counting-down', untilMs: now + COUNTDOWN_MS } : null };
}

/** Resumes on the player's request: an open dialog no longer blocks the game, but an invisible board still does. */
export function resumeGame(session: Session, now: number): Session {
  if (!hasPauseOverlay(session)) return session;
  const obstructions = session.obstructions.filter((by) => by === 'visibility');
  return resumeOrCountDown({ ...session, obstructions }, now);
}

/** When the countdown is over, the game resumes if nothing obstructs it; otherwise it stays paused. */
export function finishCountdown(session: Session, now: number): Session {
  if (session.pauseState?.kind !== 'counting-down' || now < session.pauseState.untilMs) return session;
  return { ...session, pauseState: session.obstructions.length === 0 ? null : { kind: 'paused', by: 'session' } };
}

/**
 * Adds an obstruction. Turn-based games only stop their stopwatch. Real-time games stop; if the board is out of sight, they stay paused
 * until the player resumes.
 */
export function obstruct(game: GameOnDevice, session: Session, by: Obstruction, now: number): Transition {
  if (session.obstructions.includes(by)) return unchanged(session);
  return chain(passTime(game, session, now), (passed) => {
    const obstructed = { ...passed, obstructions: [...passed.obstructions, by] };
    if (passed.outcome !== null || passed.pauseState?.kind === 'paused' || !isUnderway(passed)) return unchanged(obstructed);
    if (!isByClock(passed)) return saveSession(game, obstructed, getPlayedMs(game, obstructed, now));
    const pauseState: PauseState = by === 'visibility' ? { kind: 'paused', by: 'session' } : { kind: 'obstructed' };
    return saveSession(game, { ...obstructed, pauseState }, getPlayedMs(game, obstructed, now));
  });
}

/** Whether a paused game resumes without obstructions: it stopped only because of them, or the player has just closed a dialog. */
function isWaitingFor({ pauseState }: Session, by: Obstruction): boolean {
  return pauseState?.kind === 'obstructed' || (by === 'dialog' && pauseState?.kind === 'paused' && pauseState.by === 'session');
}

/** Removes an obstruction. */
export function unobstruct(session: Session, by: Obstruction, now: number): Session {
  if (!session.obstructions.includes(by)) return session;
  const obstructions = session.obstructions.filter((other) => other !== by);
  const revealed: Session = { ...session, obstructions };
  const isResuming = obstructions.length === 0 && isWaitingFor(session, by);
  return isResuming ? resumeOrCountDown(revealed, now) : revealed;
}
