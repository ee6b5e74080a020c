// How time passes in a session: for the rules, for the stopwatch, and until the shell has to look again.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { happened } from './apply-move.ts';
import { hasMoves } from './persistence/move-log.ts';
import { isByClock, isRunning, type Session } from './session.ts';
import { elapsedMs, started, stopped, stoppedAt } from './stopwatch.ts';
import { none, type Stepped } from './transition.ts';

/** Time that comes so long after it was due comes from a device that was asleep: no game waits for more than a second. */
const STANDSTILL_MS = 5000;
const SECOND_MS = 1000;
/** Changes are saved together, no oftener than this. */
const SAVE_MS = 1000;

function dueMs({ rules }: MiniGame, session: Session): number | null {
  return isRunning(session) ? (rules.due?.(session.state) ?? null) : null;
}

/** The time played, as the game counts it. */
export function playedMs({ results }: MiniGame, { watch }: Session, now: number): number {
  return Math.min(results?.time?.capMs ?? Infinity, elapsedMs(watch, now));
}

/** Lets the rules have the time that has passed, if any does. */
export function passTime(game: MiniGame, session: Session, now: number): Stepped {
  const due = dueMs(game, session);
  // Whole milliseconds: what is left of one passes with the next.
  const ms = session.usedAtMs === null ? 0 : Math.floor(now - session.usedAtMs);
  if (due === null || session.usedAtMs === null || ms <= 0) return none(session);
  if (isByClock(session) && ms > due + STANDSTILL_MS) {
    // Nobody has seen what a device slept through: that time does not count, and the game waits for its player.
    const watch = stoppedAt(Math.max(0, elapsedMs(session.watch, now) - ms));
    return none({ ...session, watch, usedAtMs: null, hold: { kind: 'paused', by: 'session' } });
  }
  const played = game.rules.advance?.(session.state, ms) ?? { refused: null };
  if ('refused' in played) return none(session);
  return happened(game, { ...session, usedAtMs: session.usedAtMs + (played.usedMs ?? ms) }, played, ms, now);
}

/** Starts and stops what runs, after something has changed. */
export function settled(game: MiniGame, session: Session, now: number): Session {
  const hasStarted = hasMoves(session.log) && (game.results?.time?.hasStarted?.(session.state) ?? true);
  const watch = isRunning(session) && hasStarted ? started(session.watch, now) : stopped(session.watch, now);
  const usedAtMs = dueMs(game, session) === null ? null : (session.usedAtMs ?? now);
  return watch === session.watch && usedAtMs === session.usedAtMs ? session : { ...session, watch, usedAtMs };
}

/** When the session has to be woken next; null while nothing happens by itself. */
export function wakeAt(game: MiniGame, session: Session, now: number): number | null {
  const { hold, notice, showing, usedAtMs, unsavedAtMs } = session;
  const due = dueMs(game, session);
  const times = [
    due === null || usedAtMs === null ? null : usedAtMs + due,
    hold?.kind === 'counting' ? hold.untilMs - SECOND_MS * Math.max(0, Math.ceil((hold.untilMs - now) / SECOND_MS) - 1) : null,
    notice?.untilMs ?? null,
    showing?.untilMs ?? null,
    unsavedAtMs === null ? null : unsavedAtMs + SAVE_MS,
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether changes have waited long enough to be saved. */
export function isSaveDue({ unsavedAtMs }: Session, now: number): boolean {
  return unsavedAtMs !== null && now >= unsavedAtMs + SAVE_MS;
}
