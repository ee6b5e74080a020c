// The session: the immutable state of one mini game being played. Only `step` derives a new one.
import type { MiniGame, ToastMessage } from '#app/game-kit/contract.ts';
import type { GameEvent, Outcome, Result, Variant } from '#app/game-kit/rules.ts';
import { UNFINISHED_KEY_PREFIX, type DailyMeta } from './persistence/daily-result.ts';
import { hasMoves, replay, type MoveLog, type Origin } from './persistence/move-log.ts';
import type { Save } from './persistence/save.ts';
import type { SaveSlot, StorageWrite } from './persistence/game-storage.ts';
import type { Challenge } from './challenge.ts';
import { createStoppedStopwatch, type Stopwatch } from './stopwatch.ts';

/** Reasons for an automatic pause: the board is out of sight or another window or control has the keyboard focus, or a dialog is open. */
export type Obstruction = 'visibility' | 'dialog';

/** Why a game is stopped. 'obstructed' is a real-time game stopped by a dialog; it resumes with a countdown. */
export type PauseState =
  | { readonly kind: 'paused'; readonly by: 'player' | 'session' }
  | { readonly kind: 'obstructed' }
  | { readonly kind: 'counting-down'; readonly untilMs: number };

/** A text next to the status: why a move was refused, or why a hint is good. */
interface Notice {
  readonly text: string;
  readonly untilMs: number | null; // null: until the next move
}

/** A side effect that the store or the stage executes. */
export type Effect =
  | { readonly type: 'store'; readonly write: StorageWrite }
  | { readonly type: 'events'; readonly events: readonly GameEvent[] } // for sounds and vibration
  | { readonly type: 'day-done' } // a daily board that goes on has reached its target score
  | { readonly type: 'ended'; readonly result: Result } // only the first end of a game, not again after undo
  | { readonly type: 'announce'; readonly text: string } // to screen readers
  | { readonly type: 'toast'; readonly message: ToastMessage }
  | { readonly type: 'unstored' } // the first write in this visit that the device did not store
  | { readonly type: 'link-abandoned' } // a linked game was replaced by one of the player's own
  | { readonly type: 'celebrate' };

/** Where a game comes from if it is not the player's own: a link or a daily board. The own unfinished game stays saved meanwhile. */
export type GameSource = { readonly challenge?: Challenge | undefined } & (
  | { readonly kind: 'link' }
  | { readonly kind: 'day'; readonly meta: DailyMeta; readonly label: string }
);

/** What a game may count only once, beside its milestones. The names are stored. */
type Mark =
  | 'end' // an end that was taken back is in the statistics; another end is not counted
  | 'goal' // the game goes on after the card of its goal was closed; the card does not come again
  | 'restarted'; // the player had seen the board: no record for time or fewest moves

/** What of a game is counted, and how its end is shown. */
export interface Ending {
  readonly counted: readonly (Mark | string)[]; // and the milestones that are in the statistics
  readonly bestBefore: number | null; // the best score of earlier games
  readonly records: { readonly score: boolean; readonly time: boolean }; // which ones this finished game has set
  readonly card: 'due' | 'shown' | 'dismissed'; // once the game is over or its goal is reached
}

export interface Session {
  readonly source: GameSource | null;
  readonly origin: Origin<unknown>;
  readonly log: MoveLog<object>;
  readonly state: unknown;
  readonly outcome: Outcome | null;
  readonly events: readonly GameEvent[]; // of the last update
  readonly pauseState: PauseState | null;
  readonly obstructions: readonly Obstruction[];
  readonly advancedUntilMs: number | null; // time up to which the rules have advanced; null while their clock is stopped
  readonly stopwatch: Stopwatch; // held in a restored game until the first press on the board
  readonly hint: { readonly moves: readonly object[]; readonly index: number } | null; // the good moves, and which one is highlighted
  readonly hints: number; // used in this game
  readonly notice: Notice | null;
  readonly pending: { readonly untilMs: number; readonly status: string; readonly effects: readonly Effect[] } | null; // waits for the view's animation
  readonly ending: Ending;
  readonly unsavedAtMs: number | null; // time of the oldest unsaved change
  readonly gameNumber: number; // increments with each game; used as the React key of the view
}

/** The input of `createSession`. */
export interface NewGameOptions {
  readonly variant: Variant<unknown>;
  readonly seed: number;
  readonly bestBefore: number | null;
  readonly source: GameSource | null;
  readonly opening?: readonly object[];
}

export function getSlot({ source }: Pick<Session, 'source'>): SaveSlot {
  if (source === null) return 'save';
  return source.kind === 'day' ? `${UNFINISHED_KEY_PREFIX}${source.meta.day}` : 'linked';
}

export const NO_RECORDS = { score: false, time: false };

/** Starts a new game; `before` is the session that it replaces. */
export function createSession({ rules }: MiniGame, options: NewGameOptions, before?: Session): Session {
  const { variant, seed, bestBefore, opening } = options;
  const origin = { variant, seed, ...(opening && { opening }) };
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
    stopwatch: createStoppedStopwatch(0),
    hint: null,
    hints: 0,
    notice: null,
    pending: null,
    ending: { counted: [], bestBefore, records: NO_RECORDS, card: 'due' },
    unsavedAtMs: null,
    gameNumber: (before?.gameNumber ?? 0) + 1,
  };
}

/** Whether the player has made a move and the game is not over. */
export function isUnderway({ outcome, log }: Session): boolean {
  return outcome === null && hasMoves(log);
}

export function isByClock({ origin }: Session): boolean {
  return origin.variant.pace === 'clock';
}

/** Whether the rules' clock and the stopwatch may run. */
export function isRunning({ outcome, pauseState, obstructions }: Session): boolean {
  return outcome === null && pauseState === null && obstructions.length === 0;
}

/** Whether this variant can be paused: it is in real time, or its time is measured. */
export function canPause({ results }: MiniGame, session: Session): boolean {
  return isByClock(session) || results?.time !== undefined;
}

export function hasPauseOverlay({ pauseState }: Session): boolean {
  return pauseState?.kind === 'paused' || pauseState?.kind === 'obstructed';
}

export function hasMark({ ending }: Pick<Session, 'ending'>, mark: Mark): boolean {
  return ending.counted.includes(mark);
}

export function withEnding(session: Session, ending: Partial<Ending>): Session {
  return { ...session, ending: { ...session.ending, ...ending } };
}

export function withMark(session: Session, mark: Mark): Session {
  return hasMark(session, mark) ? session : withEnding(session, { counted: [...session.ending.counted, mark] });
}

/** The save of a game in progress, with the time played so far; null if there is nothing to save. */
export function createSave({ rules }: MiniGame, session: Session, elapsedMs: number): Save | null {
  if (!isUnderway(session)) return null;
  const { origin, source, log, hints, ending } = session;
  return {
    version: 1,
    rules: rules.version,
    variant: origin.variant.id,
    seed: origin.seed,
    ...(origin.opening && { opening: [...origin.opening] }),
    entries: [...log.entries],
    elapsedMs,
    counted: [...ending.counted],
    hints,
    best: ending.bestBefore,
    ...(source?.kind === 'day' && { day: source.meta }),
  };
}

/** The result of a reducer: the next session and the effects to run. */
export type Transition = readonly [session: Session, effects: readonly Effect[]];

export function unchanged(session: Session): Transition {
  return [session, []];
}

/** Applies a second transition to the session of the first and concatenates their effects. */
export function chain([session, effects]: Transition, next: (session: Session) => Transition): Transition {
  const [after, more] = next(session);
  return [after, [...effects, ...more]];
}
