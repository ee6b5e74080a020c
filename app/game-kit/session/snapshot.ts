// A session as it is shown, at one moment.
import type { MiniGame, Preferences } from '#app/game-kit/contract.ts';
import type { GameEvent, Outcome, Variant } from '#app/game-kit/rules.ts';
import { COUNTED_END } from './finish-game.ts';
import { hasMoves, type Origin } from './persistence/move-log.ts';
import { canPause, isByClock, isUnderway, hasPauseOverlay, type GameSource, type Session } from './session.ts';
import type { Statistics } from './persistence/statistics.ts';

export interface Snapshot {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly variant: Variant<unknown>;
  /** What the game has started from. */
  readonly origin: Origin<unknown>;
  readonly source: GameSource | null;
  /** The status line. */
  readonly status: string;
  /** Why a move was refused, or why a hint is good. */
  readonly notice: string | null;
  /** How the game ended, once the view has shown it. */
  readonly outcome: Outcome | null;
  readonly isByClock: boolean;
  readonly isUnderway: boolean;
  readonly hasPauseOverlay: boolean;
  readonly countdown: number | null; // seconds until a game by the clock goes on
  readonly canPause: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hint: object | null;
  readonly hints: number;
  readonly preferences: Preferences;
  readonly statistics: Statistics;
  readonly best: number | null; // score of the games that are over, this one with them
  readonly bestBefore: number | null; // without this one
  readonly records: Session['records'];
  readonly gameNumber: number;
  /** What the game threw, once it has broken; it is over for good then, and whoever draws it throws this on to the boundary. */
  readonly fault: { readonly error: unknown } | null;
}

const SECOND_MS = 1000;

export function createSnapshot(game: MiniGame, session: Session, now: number): Snapshot {
  const { pauseState, pending, log } = session;
  return {
    state: session.state,
    events: session.events,
    variant: session.origin.variant,
    origin: session.origin,
    source: session.source,
    status: pending?.status ?? game.text.status(session.state),
    notice: session.notice?.text ?? null,
    outcome: pending ? null : session.outcome,
    isByClock: isByClock(session),
    isUnderway: isUnderway(session),
    hasPauseOverlay: hasPauseOverlay(session),
    countdown: pauseState?.kind === 'counting-down' ? Math.max(1, Math.ceil((pauseState.untilMs - now) / SECOND_MS)) : null,
    canPause: canPause(game, session),
    canUndo: game.undoSupport !== 'none' && hasMoves(log),
    canRedo: game.undoSupport === 'undo-and-redo' && log.undone.length > 0,
    hint: session.hint?.moves[session.hint.index] ?? null,
    hints: session.hints,
    preferences: session.preferences,
    statistics: session.statistics,
    best: session.counted.includes(COUNTED_END) && pending === null ? session.statistics.bestScore : session.bestBefore,
    bestBefore: session.bestBefore,
    records: session.records,
    gameNumber: session.gameNumber,
    fault: null,
  };
}
