// Time in a session: advances the rules, runs the stopwatch, and computes when the store must wake up next.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { applyMove } from './apply-move.ts';
import type { GameOnDevice } from './device.ts';
import { hasMoves } from './persistence/move-log.ts';
import { isByClock, isRunning, type Session, unchanged, type Transition } from './session.ts';
import { getElapsedMs, startStopwatch, stopStopwatch, createStoppedStopwatch } from './stopwatch.ts';

/** A delay this long means that the device was asleep: no game has timers longer than a second. */
const SLEEP_THRESHOLD_MS = 5000;
const SECOND_MS = 1000;
/** Minimum interval between two saves. */
const SAVE_INTERVAL_MS = 1000;

function getDueMs({ rules }: MiniGame, session: Session): number | null {
  return isRunning(session) ? (rules.dueInMs?.(session.state) ?? null) : null;
}

/** Passes the elapsed time to the rules, if their clock is running. */
export function passTime(game: GameOnDevice, session: Session, now: number): Transition {
  const dueMs = getDueMs(game, session);
  // Whole milliseconds only: the fraction is carried over to the next call.
  const ms = session.advancedUntilMs === null ? 0 : Math.floor(now - session.advancedUntilMs);
  if (dueMs === null || session.advancedUntilMs === null || ms <= 0) return unchanged(session);
  if (isByClock(session) && ms > dueMs + SLEEP_THRESHOLD_MS) {
    // The device was asleep: do not count that time, and pause the game.
    const stopwatch = createStoppedStopwatch(Math.max(0, getElapsedMs(session.stopwatch, now) - ms));
    return unchanged({ ...session, stopwatch, advancedUntilMs: null, pauseState: { kind: 'paused', by: 'session' } });
  }
  const passedMs = ms >= dueMs && ms < 2 * dueMs ? dueMs : ms;
  const result = game.rules.advance?.(session.state, passedMs) ?? { refused: null };
  if ('refused' in result) return unchanged(session);
  return applyMove(game, { ...session, advancedUntilMs: session.advancedUntilMs + passedMs }, result, passedMs, now);
}

/** Starts and stops the stopwatch and the rules' clock after a change of the session. */
export function syncClocks(game: MiniGame, session: Session, now: number): Session {
  const hasStarted = hasMoves(session.log) && game.rules.firstMove?.encode(session.state) !== null;
  const stopwatch = isRunning(session) && hasStarted ? startStopwatch(session.stopwatch, now) : stopStopwatch(session.stopwatch, now);
  const advancedUntilMs = getDueMs(game, session) === null ? null : (session.advancedUntilMs ?? now);
  return stopwatch === session.stopwatch && advancedUntilMs === session.advancedUntilMs
    ? session
    : { ...session, stopwatch, advancedUntilMs };
}

/** When the store must send the next `wake` action; null if nothing is scheduled. */
export function getWakeTime(game: MiniGame, session: Session, now: number): number | null {
  const { pauseState, notice, pending, advancedUntilMs, unsavedAtMs } = session;
  const dueMs = getDueMs(game, session);
  const times = [
    dueMs === null || advancedUntilMs === null ? null : advancedUntilMs + dueMs,
    pauseState?.kind === 'counting-down'
      ? pauseState.untilMs - SECOND_MS * Math.max(0, Math.ceil((pauseState.untilMs - now) / SECOND_MS) - 1)
      : null,
    notice?.untilMs ?? null,
    pending?.untilMs ?? null,
    unsavedAtMs === null ? null : unsavedAtMs + SAVE_INTERVAL_MS,
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether the save interval of the oldest unsaved change is over. */
export function isSaveDue({ unsavedAtMs }: Session, now: number): boolean {
  return unsavedAtMs !== null && now >= unsavedAtMs + SAVE_INTERVAL_MS;
}
