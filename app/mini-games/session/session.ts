// One mini game being played: clock, pause, undo, hints, results and what is kept, the same for every game.
import type { LoadedGame } from '#app/mini-games/contract.ts';
import type { Engine, News } from '#app/mini-games/rules.ts';
import { parseJson } from './device-storage.ts';
import { createHistory, type History, type Origin } from './history.ts';
import { parsePreferences, PREFERENCES_KEY } from './preferences.ts';
import { parseSave, replay, type Save } from './save.ts';
import { parseStatistics, withGame, withScoreReached, type Statistics } from './statistics.ts';
import type { PauseReason, Snapshot } from './snapshot.ts';
import { elapsedMs, started, stoppedAt, stopped, type Stopwatch } from './stopwatch.ts';
import { createTicker } from './ticker.ts';
import type { World } from './world.ts';

export interface Session<State = unknown, Move = unknown> {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot<State, Move>;
  elapsedMs(): number;
  play(move: Move): void;
  undo(): void;
  redo(): void;
  /** Points out a good move; asked again, the next good one. */
  askHint(): void;
  setPreference(id: string, isOn: boolean): void;
  /** A new game of `variant`, or of the present one. */
  newGame(variant?: string): void;
  pause(reason: PauseReason): void;
  /** Goes on; `reason` limits it to pauses of that reason. */
  resume(reason?: PauseReason): void;
  /** Keeps an unfinished game on the device. */
  save(): void;
  /** Stops the game for good, and forgets what it has saved: where the game broke, it would break again. */
  fail(error: unknown): void;
  /** Saves, and stops every timer for good. */
  close(): void;
}

/** A beat that comes so long after the last one came from a device that was asleep: no game waits for more than a second. */
const STANDSTILL_MS = 5000;

const NO_RECORDS = { score: false, time: false };

export function createSession<State, Move, Options>(
  entry: LoadedGame,
  engine: Engine<State, Move, Options>,
  world: World,
): Session<State, Move> {
  const { storage } = world;
  const listeners = new Set<() => void>();
  const saveKey = `${entry.id}.save`;
  const variantKey = `${entry.id}.variant`;
  const carriedKey = `${entry.id}.carried`;

  let variant = engine.variants.find(({ label }) => label === storage.get(variantKey)) ?? engine.variants[0];
  let origin: Origin<Options>;
  let history: History<State, Move>;
  let watch: Stopwatch = stoppedAt(0);
  let paused: PauseReason | null = null;
  let hint: Move | null = null;
  let hintIndex = 0; // of the hint among the candidate moves
  let hints = 0;
  let notice: string | null = null;
  let notices = 0;
  let news: News | null = null;
  let preferences = parsePreferences(storage.get(PREFERENCES_KEY));
  let isCounted = false; // a finished game counts once, even when undo reopens it
  let records = NO_RECORDS;
  let game = 0;
  let isClosed = false;
  let fault: Snapshot<State, Move>['fault'] = null;
  let statistics: Statistics;
  let snapshot: Snapshot<State, Move>;

  const isKept = entry.canUndo || entry.canResume;
  const isContinuous = engine.clock?.isContinuous ?? false;
  const ticker = createTicker(world.now, world.after, isContinuous, (elapsed) => beat(elapsed));

  const statisticsKey = () => `${entry.id}.statistics.${variant.label}`;
  const isPlaying = () => engine.status(history.state) === 'playing';
  const hasBegun = () => engine.hasBegun?.(history.state) ?? history.moves.length > 0;

  function playedMs(): number {
    return Math.min(entry.timeCapMs ?? Infinity, elapsedMs(watch, world.now()));
  }

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  function fail(error: unknown): void {
    fault = { error };
    ticker.set(null);
    watch = stopped(watch, world.now());
    storage.remove(saveKey);
    snapshot = { ...snapshot, fault };
    tellListeners();
  }

  /** What the rules throw reaches nobody from an event or a timer; so it stops the game, and whoever shows it can say so. */
  function guarded<Values extends readonly unknown[]>(run: (...values: Values) => void): (...values: Values) => void {
    return (...values) => {
      if (fault !== null) return;
      try {
        run(...values);
      } catch (error) {
        fail(error);
      }
    };
  }

  /** Brings clock, stopwatch and listeners in line with what has changed. */
  function settle(): void {
    const now = world.now();
    const status = engine.status(history.state);
    const isRunning = status === 'playing' && paused === null && !isClosed;
    watch = isRunning && hasBegun() ? started(watch, now) : stopped(watch, now);
    ticker.set(isRunning ? (engine.clock?.period(history.state) ?? null) : null);
    snapshot = {
      state: history.state,
      status,
      variant: variant.label,
      paused,
      canUndo: entry.canUndo && history.canUndo,
      canRedo: entry.canRedo === true && history.canRedo,
      isUnderway: status === 'playing' && hasBegun(),
      hint,
      notice,
      notices,
      hints,
      news,
      preferences,
      statistics,
      records,
      game,
      fault,
    };
    tellListeners();
  }

  function tell(words: string | null): void {
    notice = words;
    if (words !== null) notices += 1;
  }

  /** Lets go of what was said about the state before. */
  function changed(): void {
    hint = null;
    tell(null);
  }

  function apply(move: Move): void {
    const before = history.state;
    if (history.play(move)) {
      changed();
      news = engine.news?.(before, history.state) ?? news;
      if (!isPlaying()) finish();
    } else {
      tell(engine.refusal?.(before, move) ?? null);
    }
    settle();
  }

  /** In real time nobody has seen what a device slept through: that time does not count, and the game waits for its player. */
  const beat = guarded((elapsed: number) => {
    if (!entry.canResume && elapsed > STANDSTILL_MS) {
      watch = stoppedAt(Math.max(0, playedMs() - elapsed));
      paused = 'out-of-sight';
      settle();
    } else if (engine.clock) apply(engine.clock.tick(elapsed));
  });

  function keepStatistics(next: Statistics): void {
    if (next === statistics) return;
    statistics = next;
    storage.set(statisticsKey(), JSON.stringify(statistics));
  }

  /** The statistics with what this game has reached, where scores count as soon as they are. */
  function withReached(): Statistics {
    return entry.best === 'highest-score-reached' ? withScoreReached(statistics, engine.score(history.state)) : statistics;
  }

  /** Keeps the score of a game that may now be left; while it goes on, the best score is still that of the games before. */
  function keepScoreReached(): void {
    const reached = withReached();
    if (isPlaying() && reached !== statistics) storage.set(statisticsKey(), JSON.stringify(reached));
  }

  function finish(): void {
    watch = stopped(watch, world.now());
    storage.remove(saveKey);
    const status = engine.status(history.state);
    if (status === 'playing') return;
    if (isCounted) {
      keepStatistics(withReached());
      return;
    }
    isCounted = true;
    const before = statistics;
    const { state } = history;
    keepStatistics(
      withGame(
        statistics,
        { status, score: engine.score(state), elapsedMs: playedMs(), outcome: engine.outcome?.(state) ?? null },
        entry.best,
      ),
    );
    records = {
      score: before.played > 0 && statistics.bestScore !== before.bestScore,
      // A game in real time that ends sooner is no better for it.
      time: entry.canResume && before.bestTimeMs !== null && statistics.bestTimeMs !== before.bestTimeMs,
    };
  }

  /** A game of the present variant that knows what the last one had to say. */
  function startAfresh(): History<State, Move> {
    origin = { variant, seed: world.seed(), carried: parseJson(storage.get(carriedKey)) };
    const fresh = createHistory(engine, origin, [], isKept);
    if (fresh === null) throw new Error(`${entry.title} refused to start`);
    if (engine.carry) storage.set(carriedKey, JSON.stringify(engine.carry(fresh.state)));
    return fresh;
  }

  function begin(recipe: Save | null): void {
    const restored = recipe && replay(engine, recipe);
    ticker.set(null);
    if (recipe && restored) {
      variant = engine.variants.find(({ label }) => label === recipe.variant) ?? variant;
      origin = { variant, seed: recipe.seed, carried: recipe.carried };
      history = restored;
    } else {
      history = startAfresh();
    }
    watch = stoppedAt(restored ? recipe.elapsedMs : 0);
    hints = restored ? recipe.hints : 0;
    isCounted = restored ? recipe.isCounted : false;
    statistics = parseStatistics(storage.get(statisticsKey()));
    paused = null;
    records = NO_RECORDS;
    news = null;
    game += 1;
    changed();
    settle();
  }

  function save(): void {
    keepScoreReached();
    if (!entry.canResume || !isPlaying()) return;
    if (history.moves.length === 0) {
      storage.remove(saveKey);
      return;
    }
    const recipe: Save = {
      engineVersion: engine.version,
      variant: variant.label,
      seed: origin.seed,
      carried: origin.carried,
      moves: [...history.moves],
      elapsedMs: playedMs(),
      isCounted,
      hints,
    };
    storage.set(saveKey, JSON.stringify(recipe));
  }

  /** Steps back or forth in the history. */
  function stepTo(hasStepped: boolean): void {
    if (!hasStepped) return;
    records = NO_RECORDS;
    changed();
    if (!isPlaying()) finish();
    settle();
  }

  begin(entry.canResume ? parseSave(storage.get(saveKey)) : null);

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    elapsedMs: playedMs,
    play: guarded((move) => {
      // Whoever plays sees the game, even before the browser has said so.
      if (paused === 'out-of-sight' && entry.canResume) paused = null;
      if (paused !== null) return;
      if (isContinuous) ticker.beatNow();
      if (fault === null && paused === null) apply(move);
    }),
    undo: guarded(() => {
      if (entry.canUndo && paused === null) stepTo(history.undo());
    }),
    redo: guarded(() => {
      if (snapshot.canRedo && paused === null) stepTo(history.redo());
    }),
    askHint: guarded(() => {
      const candidates = engine.candidateMoves(history.state);
      if (!entry.hasHints || paused !== null || candidates.length === 0) return;
      hintIndex = hint === null ? 0 : (hintIndex + 1) % candidates.length;
      if (hint === null) hints += 1;
      hint = candidates[hintIndex] ?? null;
      tell(hint === null ? null : (engine.explain?.(history.state, hint) ?? null));
      settle();
    }),
    setPreference: guarded((id, isOn) => {
      preferences = { ...preferences, [id]: isOn };
      storage.set(PREFERENCES_KEY, JSON.stringify(preferences));
      settle();
    }),
    newGame: guarded((label = variant.label) => {
      keepScoreReached();
      variant = engine.variants.find((candidate) => candidate.label === label) ?? variant;
      storage.set(variantKey, variant.label);
      storage.remove(saveKey);
      begin(null);
    }),
    pause: guarded((reason) => {
      if (paused === 'player' || !isPlaying()) return;
      if (isContinuous && paused === null) ticker.beatNow();
      if (fault !== null || !isPlaying()) return;
      paused = reason;
      settle();
      save();
    }),
    resume: guarded((reason) => {
      if (paused === null || (reason !== undefined && paused !== reason)) return;
      paused = null;
      settle();
    }),
    save: guarded(save),
    fail,
    close() {
      listeners.clear();
      guarded(() => {
        save();
        isClosed = true;
        settle();
      })();
    },
  };
}
