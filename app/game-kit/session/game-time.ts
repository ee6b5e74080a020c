// How time passes in a session: for the rules, for the stopwatch, and until the shell has to look again.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { applyMove } from './apply-move.ts';
import { hasMoves } from './persistence/move-log.ts';
import { isByClock, isRunning, type Session } from './session.ts';
import { getElapsedMs, startStopwatch, stopStopwatch, createStoppedStopwatch } from './stopwatch.ts';
import { unchanged, type Transition } from './transition.ts';

/** Time that comes so long after it was due comes from a device that was asleep: no game waits for more than a second. */
const STANDSTILL_MS = 5000;
const SECOND_MS = 1000;
/** Changes are saved together, no oftener than this. */
const SAVE_INTERVAL_MS = 1000;

function getDueMs({ rules }: MiniGame, session: Session): number | null {
  return isRunning(session) ? (rules.dueInMs?.(session.state) ?? null) : null;
}

/** The time played, as the game counts it. */
export function getPlayedMs({ results }: MiniGame, { stopwatch }: Session, now: number): number {
  return Math.min(results?.time?.capMs ?? Infinity, getElapsedMs(stopwatch, now));
}

/** Lets the rules have the time that has passed, if any does. */
export function passTime(game: MiniGame, session: Session, now: number): Transition {
  const due = getDueMs(game, session);
  // Whole milliseconds: what is left of one passes with the next.
  const ms = session.advancedUntilMs === null ? 0 : Math.floor(now - session.advancedUntilMs);
  if (due === null || session.advancedUntilMs === null || ms <= 0) return unchanged(session);
  if (isByClock(session) && ms > due + STANDSTILL_MS) {
    // Nobody has seen what a device slept through: that time does not count, and the game waits for its player.
    const stopwatch = createStoppedStopwatch(Math.max(0, getElapsedMs(session.stopwatch, now) - ms));
    return unchanged({ ...session, stopwatch, advancedUntilMs: null, pauseState: { kind: 'paused', by: 'session' } });
  }
  const played = game.rules.advance?.(session.state, ms) ?? { refused: null };
  if ('refused' in played) return unchanged(session);
  return applyMove(game, { ...session, advancedUntilMs: session.advancedUntilMs + (played.usedMs ?? ms) }, played, ms, now);
}

/** Starts and stops what runs, after something has changed. */
export function syncClocks(game: MiniGame, session: Session, now: number): Session {
  const hasStarted = hasMoves(session.log) && (game.results?.time?.hasStarted?.(session.state) ?? true);
  const stopwatch = isRunning(session) && hasStarted ? startStopwatch(session.stopwatch, now) : stopStopwatch(session.stopwatch, now);
  const advancedUntilMs = getDueMs(game, session) === null ? null : (session.advancedUntilMs ?? now);
  return stopwatch === session.stopwatch && advancedUntilMs === session.advancedUntilMs
    ? session
    : { ...session, stopwatch, advancedUntilMs };
}

/** When the session has to be woken next; null while nothing happens by itself. */
export function getWakeTime(game: MiniGame, session: Session, now: number): number | null {
  const { pauseState, notice, pending, advancedUntilMs, unsavedAtMs } = session;
  const due = getDueMs(game, session);
  const times = [
    due === null || advancedUntilMs === null ? null : advancedUntilMs + due,
    pauseState?.kind === 'counting-down'
      ? pauseState.untilMs - SECOND_MS * Math.max(0, Math.ceil((pauseState.untilMs - now) / SECOND_MS) - 1)
      : null,
    notice?.untilMs ?? null,
    pending?.untilMs ?? null,
    unsavedAtMs === null ? null : unsavedAtMs + SAVE_INTERVAL_MS,
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether changes have waited long enough to be saved. */
export function isSaveDue({ unsavedAtMs }: Session, now: number): boolean {
  return unsavedAtMs !== null && now >= unsavedAtMs + SAVE_INTERVAL_MS;
}
