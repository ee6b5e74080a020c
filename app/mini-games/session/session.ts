// One mini game being played: clock, pause, undo, hints, results and what is kept, the same for every game.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import type { Engine, EngineStatus } from '#app/mini-games/engine.ts';
import type { TextStorage } from './device-storage.ts';
import { parseSave, replay, type Save } from './save.ts';
import { parseStatistics, withGame, type Statistics } from './statistics.ts';
import { elapsedMs, started, stoppedAt, stopped, type Stopwatch } from './stopwatch.ts';
import { createTicker } from './ticker.ts';

/** Why a game stands still: the player asked, or it cannot be seen. */
export type PauseReason = 'player' | 'out-of-sight';

/** What a session needs of the world; tests give it a world of their own. */
export interface World {
  readonly storage: TextStorage;
  now(): number; // ms, monotonic
  seed(): number; // unsigned 32-bit
  after(ms: number, run: () => void): () => void; // returns what cancels it
}

export interface Snapshot<State, Move> {
  readonly state: State;
  readonly status: EngineStatus;
  readonly variant: string;
  readonly paused: PauseReason | null;
  readonly canUndo: boolean;
  readonly isUnderway: boolean; // begun and not finished
  readonly hint: Move | null;
  readonly refusal: string | null; // of the last move, in words
  readonly statistics: Statistics;
  /** Of a game that has just been finished: which of its figures no earlier game had reached. */
  readonly records: { readonly score: boolean; readonly time: boolean };
  readonly game: number; // counts the games of this session, so that a view can tell a new one
}

export interface Session<State = unknown, Move = unknown> {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot<State, Move>;
  elapsedMs(): number;
  play(move: Move): void;
  undo(): void;
  askHint(): void;
  /** A new game of `variant`, or of the present one. */
  newGame(variant?: string): void;
  pause(reason: PauseReason): void;
  /** Goes on; `reason` limits it to pauses of that reason. */
  resume(reason?: PauseReason): void;
  /** Keeps an unfinished game on the device. */
  save(): void;
  /** Saves, and stops every timer for good. */
  close(): void;
}

const NO_RECORDS = { score: false, time: false };

export function createSession<State, Move, Options>(
  entry: MiniGameEntry,
  engine: Engine<State, Move, Options>,
  world: World,
): Session<State, Move> {
  const listeners = new Set<() => void>();
  const saveKey = `${entry.id}.save`;
  const variantKey = `${entry.id}.variant`;

  let variant = engine.variants.find(({ label }) => label === world.storage.get(variantKey)) ?? engine.variants[0];
  let seed = 0;
  let state: State;
  let moves: Move[] = [];
  let watch: Stopwatch = stoppedAt(0);
  let paused: PauseReason | null = null;
  let hint: Move | null = null;
  let refusal: string | null = null;
  let isCounted = false; // a finished game counts once, even when undo reopens it
  let records = NO_RECORDS;
  let game = 0;
  let statistics: Statistics;
  let snapshot: Snapshot<State, Move>;

  const ticker = createTicker(world.now, world.after, (elapsed) => engine.clock && apply(engine.clock.tick(elapsed)));

  const statisticsKey = () => `${entry.id}.statistics.${variant.label}`;
  const isPlaying = () => engine.status(state) === 'playing';
  const hasBegun = () => engine.hasBegun?.(state) ?? moves.length > 0;

  /** Brings clock, stopwatch and listeners in line with what has changed. */
  function settle(): void {
    const now = world.now();
    const isRunning = isPlaying() && paused === null;
    watch = isRunning && hasBegun() ? started(watch, now) : stopped(watch, now);
    ticker.set(isRunning ? (engine.clock?.period(state) ?? null) : null);
    const status = engine.status(state);
    snapshot = {
      state,
      status,
      variant: variant.label,
      paused,
      canUndo: entry.canUndo && moves.some((move) => !isTick(move)),
      isUnderway: status === 'playing' && hasBegun(),
      hint,
      refusal,
      statistics,
      records,
      game,
    };
    for (const listener of listeners) listener();
  }

  function isTick(move: Move): boolean {
    return (move as { type?: unknown }).type === (engine.clock?.tick(0) as { type?: unknown } | undefined)?.type;
  }

  function apply(move: Move): void {
    const next = engine.play(state, move);
    if (next === state) {
      refusal = engine.refusal?.(state, move) ?? null;
    } else {
      state = next;
      refusal = null;
      hint = null;
      if (entry.canResume || entry.canUndo) moves.push(move);
      else if (moves.length === 0) moves = [move];
      if (!isPlaying()) finish();
    }
    settle();
  }

  function finish(): void {
    watch = stopped(watch, world.now());
    world.storage.remove(saveKey);
    const status = engine.status(state);
    if (isCounted || status === 'playing') return;
    isCounted = true;
    const before = statistics;
    statistics = withGame(
      statistics,
      { status, score: engine.score(state), elapsedMs: watch.countedMs, outcome: engine.outcome?.(state) ?? status },
      entry.best,
    );
    records = {
      score: before.played > 0 && statistics.bestScore !== before.bestScore,
      time: before.bestTimeMs !== null && statistics.bestTimeMs !== before.bestTimeMs,
    };
    world.storage.set(statisticsKey(), JSON.stringify(statistics));
  }

  function begin(recipe: Save | null): void {
    const restored = recipe && replay(engine, recipe);
    ticker.set(null);
    seed = recipe && restored !== null ? recipe.seed : world.seed();
    if (recipe && restored !== null) {
      variant = engine.variants.find(({ label }) => label === recipe.variant) ?? variant;
      moves = recipe.moves as Move[];
      state = restored;
      watch = stoppedAt(recipe.elapsedMs);
    } else {
      moves = [];
      state = engine.start(variant.options, seed);
      watch = stoppedAt(0);
    }
    statistics = parseStatistics(world.storage.get(statisticsKey()));
    paused = null;
    hint = null;
    refusal = null;
    isCounted = restored !== null && (recipe?.isCounted ?? false);
    records = NO_RECORDS;
    game += 1;
    settle();
  }

  function save(): void {
    if (!entry.canResume || !isPlaying() || moves.length === 0) return;
    const recipe: Save = {
      engineVersion: engine.version,
      variant: variant.label,
      seed,
      moves,
      elapsedMs: elapsedMs(watch, world.now()),
      isCounted,
    };
    world.storage.set(saveKey, JSON.stringify(recipe));
  }

  begin(entry.canResume ? parseSave(world.storage.get(saveKey)) : null);

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    elapsedMs: () => elapsedMs(watch, world.now()),
    play(move) {
      if (paused === null) apply(move);
    },
    undo() {
      const last = moves.findLastIndex((move) => !isTick(move));
      if (!entry.canUndo || last === -1 || paused !== null) return;
      moves = moves.slice(0, last);
      let undone = engine.start(variant.options, seed);
      for (const move of moves) undone = engine.play(undone, move);
      state = undone;
      hint = null;
      refusal = null;
      records = NO_RECORDS;
      settle();
    },
    askHint() {
      if (!entry.hasHints || paused !== null) return;
      hint = engine.candidateMoves(state)[0] ?? null;
      settle();
    },
    newGame(label = variant.label) {
      variant = engine.variants.find((candidate) => candidate.label === label) ?? variant;
      world.storage.set(variantKey, variant.label);
      world.storage.remove(saveKey);
      begin(null);
    },
    pause(reason) {
      if (paused === 'player' || !isPlaying()) return;
      paused = reason;
      settle();
      save();
    },
    resume(reason) {
      if (paused === null || (reason !== undefined && paused !== reason)) return;
      paused = null;
      settle();
    },
    save,
    close() {
      save();
      ticker.set(null);
      watch = stopped(watch, world.now());
      listeners.clear();
    },
  };
}
