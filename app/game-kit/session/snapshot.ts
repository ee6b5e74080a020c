// A session as it is shown, at one moment.
import type { MiniGame, Preferences } from '#app/game-kit/contract.ts';
import type { GameEvent, Outcome, Variant } from '#app/game-kit/rules.ts';
import { END } from './finish-game.ts';
import { hasMoves, type Origin } from './persistence/move-log.ts';
import { canPause, isByClock, isUnderway, isVeiled, type Detour, type Session } from './session.ts';
import type { Statistics } from './persistence/statistics.ts';

export interface Snapshot {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly variant: Variant<unknown>;
  /** What the game has started from. */
  readonly origin: Origin<unknown>;
  readonly detour: Detour | null;
  /** The status line. */
  readonly status: string;
  /** Why a move was refused, or why a hint is good. */
  readonly notice: string | null;
  /** How the game ended, once the view has shown it. */
  readonly outcome: Outcome | null;
  readonly isByClock: boolean;
  readonly isUnderway: boolean;
  readonly isVeiled: boolean;
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
  readonly game: number;
  /** What the game threw, once it has broken; it is over for good then, and whoever draws it throws this on to the boundary. */
  readonly fault: { readonly error: unknown } | null;
}

const SECOND_MS = 1000;

export function snapshotOf(game: MiniGame, session: Session, now: number): Snapshot {
  const { hold, showing, log } = session;
  return {
    state: session.state,
    events: session.events,
    variant: session.origin.variant,
    origin: session.origin,
    detour: session.detour,
    status: showing?.status ?? game.words.status(session.state),
    notice: session.notice?.words ?? null,
    outcome: showing ? null : session.outcome,
    isByClock: isByClock(session),
    isUnderway: isUnderway(session),
    isVeiled: isVeiled(session),
    countdown: hold?.kind === 'counting' ? Math.max(1, Math.ceil((hold.untilMs - now) / SECOND_MS)) : null,
    canPause: canPause(game, session),
    canUndo: game.stepsBack !== 'none' && hasMoves(log),
    canRedo: game.stepsBack === 'undo-and-redo' && log.undone.length > 0,
    hint: session.hint?.moves[session.hint.index] ?? null,
    hints: session.hints,
    preferences: session.preferences,
    statistics: session.statistics,
    best: session.counted.includes(END) && showing === null ? session.statistics.bestScore : session.bestBefore,
    bestBefore: session.bestBefore,
    records: session.records,
    game: session.game,
    fault: null,
  };
}
