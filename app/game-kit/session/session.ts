// One mini game being played, at one moment: plain data that only `step` leads on.
import type { MiniGame, ToastMessage, Preferences } from '#app/game-kit/contract.ts';
import type { GameEvent, Outcome, Result, Variant } from '#app/game-kit/rules.ts';
import { UNFINISHED_KEY_PREFIX, type DailyMeta } from './persistence/daily-result.ts';
import { hasMoves, replay, type MoveLog, type Origin } from './persistence/move-log.ts';
import type { Save } from './persistence/save.ts';
import type { Statistics } from './persistence/statistics.ts';
import type { SaveSlot, StorageWrite } from './persistence/storage-writes.ts';
import type { Stopwatch } from './stopwatch.ts';

/** What can lie over a game: the board is out of sight or another window or control has the keys, or a dialog is open. */
const OBSTRUCTIONS = ['visibility', 'dialog'] as const;
export type Obstruction = (typeof OBSTRUCTIONS)[number];

/** Why a game stands still, other than for being covered. A game by the clock that was covered goes on by a countdown. */
export type PauseState =
  | { readonly kind: 'paused'; readonly by: 'player' | 'session' }
  | { readonly kind: 'obscured' }
  | { readonly kind: 'counting-down'; readonly untilMs: number };

/** Words beside the status: why a move was refused, or why a hint is good. */
interface Notice {
  readonly text: string;
  readonly untilMs: number | null; // null: until something happens
}

/** Something that the shell carries out. */
export type Effect =
  | { readonly type: 'store'; readonly write: StorageWrite }
  | { readonly type: 'events'; readonly events: readonly GameEvent[] } // for sounds and vibration
  | { readonly type: 'ended'; readonly result: Result } // for the first time
  | { readonly type: 'announce'; readonly text: string } // to listeners
  | { readonly type: 'toast'; readonly message: ToastMessage }
  | { readonly type: 'focus' } // on the board
  | { readonly type: 'link-abandoned' } // the game of the link has made room for one of the visitor's own
  | { readonly type: 'celebrate' };

/** Where a game comes from that is not the visitor's own one, which waits meanwhile: a link, or the set of a day. */
export type GameSource = { readonly kind: 'link' } | { readonly kind: 'day'; readonly meta: DailyMeta; readonly label: string };

export interface Session {
  readonly source: GameSource | null;
  readonly origin: Origin<unknown>;
  readonly log: MoveLog<object>;
  readonly state: unknown;
  readonly outcome: Outcome | null;
  readonly events: readonly GameEvent[]; // of the last step
  readonly pauseState: PauseState | null;
  readonly obstructions: readonly Obstruction[];
  readonly advancedUntilMs: number | null; // up to when the rules' time is used up; null while none passes
  readonly stopwatch: Stopwatch;
  readonly hint: { readonly moves: readonly object[]; readonly index: number } | null; // which of the good moves is pointed out
  readonly hints: number; // asked for in this game
  readonly notice: Notice | null;
  readonly pending: { readonly untilMs: number; readonly status: string; readonly effects: readonly Effect[] } | null; // what the view still shows
  readonly counted: readonly string[]; // what of this game stands in the statistics: milestones, and 'end'
  readonly statistics: Statistics;
  readonly bestBefore: number | null; // the best score of the games before
  readonly records: { readonly score: boolean; readonly time: boolean }; // which figures of a finished game no earlier one had reached
  readonly unsavedAtMs: number | null; // since when there is something to save
  readonly playerActed: 'never' | 'saved' | 'unsaved'; // on this game in this tab: what the player has not touched is not written
  readonly preferences: Preferences;
  readonly prefersReducedMotion: boolean; // the player wants no motion
  readonly gameNumber: number; // counts the games, so that a view can tell a new one
}

/** What a new game starts from, gathered by the shell. */
export interface NewGameOptions {
  readonly variant: Variant<unknown>;
  readonly seed: number;
  readonly carried: unknown;
  readonly statistics: Statistics;
  readonly preferences: Preferences;
  readonly prefersReducedMotion: boolean;
  readonly source: GameSource | null;
  readonly opening?: readonly object[];
}

export function getSlot({ source }: Pick<Session, 'source'>): SaveSlot {
  if (source === null) return 'save';
  return source.kind === 'day' ? `${UNFINISHED_KEY_PREFIX}${source.meta.day}` : 'linked';
}

export const NO_RECORDS = { score: false, time: false };

/** A new game. */
export function createSession({ rules }: MiniGame, options: NewGameOptions, before?: Session): Session {
  const { variant, seed, carried, statistics, opening } = options;
  const origin = { variant, seed, carried, ...(opening && { opening }) };
  const state = replay(rules, origin, []);
  if (state === null) throw new Error('The rules refuse the moves that the board comes with');
  return {
    source: options.source,
    origin,
    log: { entries: [], undone: [] },
    state,
    outcome: rules.outcome(state),
    events: [],
    pauseState: null,
    obstructions: before?.obstructions ?? [],
    advancedUntilMs: null,
    stopwatch: { countedMs: 0, runningSince: null },
    hint: null,
    hints: 0,
    notice: null,
    pending: null,
    counted: [],
    statistics,
    bestBefore: statistics.bestScore,
    records: NO_RECORDS,
    unsavedAtMs: null,
    playerActed: 'never',
    preferences: options.preferences,
    prefersReducedMotion: options.prefersReducedMotion,
    gameNumber: (before?.gameNumber ?? 0) + 1,
  };
}

/** Whether the player has begun and the game goes on. */
export function isUnderway({ outcome, log }: Session): boolean {
  return outcome === null && hasMoves(log);
}

export function isByClock({ origin }: Session): boolean {
  return origin.variant.pace === 'clock';
}

/** Whether time passes, for the rules and for the stopwatch. */
export function isRunning({ outcome, pauseState, obstructions }: Session): boolean {
  return outcome === null && pauseState === null && obstructions.length === 0;
}

/** Whether this variant can be paused: where the time counts, or waits for nobody. */
export function canPause({ results }: MiniGame, session: Session): boolean {
  return isByClock(session) || results?.time !== undefined;
}

export function hasPauseOverlay({ pauseState }: Session): boolean {
  return pauseState?.kind === 'paused' || pauseState?.kind === 'obscured';
}

/** The recipe of a game under way, with the time that it took so far; null where there is nothing to keep. */
export function createSave({ rules }: MiniGame, session: Session, elapsedMs: number): Save | null {
  if (!isUnderway(session)) return null;
  const { origin, source, log, counted, hints, bestBefore } = session;
  return {
    format: 1,
    rules: rules.version,
    variant: origin.variant.id,
    seed: origin.seed,
    carried: origin.carried,
    ...(origin.opening && { opening: [...origin.opening] }),
    entries: [...log.entries],
    elapsedMs,
    counted: [...counted],
    hints,
    best: bestBefore,
    ...(source?.kind === 'day' && { day: source.meta }),
  };
}
