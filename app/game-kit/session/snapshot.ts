// The read-only view of a session that the store exposes to React components.
import type { Outcome, Variant } from '#app/game-kit/rules.ts';
import type { Device, GameOnDevice } from './device.ts';
import { hasReachedGoal } from './record-game.ts';
import { hasMoves } from './persistence/move-log.ts';
import { canPause, hasMark, isByClock, isUnderway, hasPauseOverlay, type Ending, type Session } from './session.ts';

type SessionPart = 'state' | 'events' | 'origin' | 'log' | 'source' | 'hints' | 'ending' | 'gameNumber';
type DevicePart = 'preferences' | 'statistics' | 'words';

export interface Snapshot extends Pick<Session, SessionPart>, Pick<Device, DevicePart> {
  readonly variant: Variant<unknown>;
  readonly status: string;
  /** Why a move was refused, or why a hint is good. */
  readonly notice: string | null;
  /** How the game ended; null until the view's final animation is over. */
  readonly outcome: Outcome | null;
  /**
   * Whether the result card is shown, once the last move is painted and until the player dismisses it; null before the end, unless the goal
   * is reached and the player has not gone on yet.
   */
  readonly resultCard: Ending['card'] | null;
  readonly isByClock: boolean;
  readonly isUnderway: boolean;
  readonly hasPauseOverlay: boolean;
  readonly countdown: number | null; // seconds until a real-time game resumes
  readonly canPause: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hint: object | null;
  readonly best: number | null; // best score of all finished games, including this one
  /** Whether something could not be stored and is lost when the page is left. */
  readonly hasUnstored: boolean;
  /** The error that stopped the game; the frame rethrows it for the error boundary. */
  readonly fault: { readonly error: unknown } | null;
}

const SECOND_MS = 1000;

export function createSnapshot(game: GameOnDevice, session: Session, now: number): Snapshot {
  const { pauseState, pending, log, outcome, ending } = session;
  const { statistics, preferences, words } = game.device;
  const hasResult = outcome !== null || (hasReachedGoal(game, session) && !hasMark(session, 'goal'));
  return {
    ...session,
    statistics,
    preferences,
    words,
    variant: session.origin.variant,
    status: pending?.status ?? game.text.status(session.state),
    notice: session.notice?.text ?? null,
    outcome: pending ? null : outcome,
    resultCard: pending || !hasResult ? null : ending.card,
    isByClock: isByClock(session),
    isUnderway: isUnderway(session),
    hasPauseOverlay: hasPauseOverlay(session),
    countdown: pauseState?.kind === 'counting-down' ? Math.max(1, Math.ceil((pauseState.untilMs - now) / SECOND_MS)) : null,
    canPause: canPause(game, session),
    canUndo: game.undoSupport !== 'none' && hasMoves(log),
    canRedo: game.undoSupport === 'undo-and-redo' && log.undone.length > 0,
    hint: session.hint?.moves[session.hint.index] ?? null,
    best: (hasMark(session, 'end') || outcome !== null) && pending === null ? statistics.bestScore : ending.bestBefore,
    hasUnstored: false,
    fault: null,
  };
}
