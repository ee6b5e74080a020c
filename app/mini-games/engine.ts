// The rules of a mini game and nothing else: no DOM, no clock, no chance from outside.

export const GAME_STATUSES = ['playing', 'won', 'lost', 'draw'] as const;
export type EngineStatus = (typeof GAME_STATUSES)[number];

/** A player's choices of how games look, by id; they never change the rules. */
export type Preferences = Readonly<Record<string, boolean>>;

/** A way to play a game, such as its size or its opponent. */
export interface Variant<Options> {
  readonly label: string;
  readonly options: Options;
}

/**
 * Time for a game: while `period` says a number of milliseconds, the session plays `tick` once that long has passed;
 * null means that nothing is waiting, and no timer runs. `elapsedMs` is the time that really passed since the last tick.
 */
export interface EngineClock<State, Move> {
  period(state: State): number | null;
  tick(elapsedMs: number): Move;
  /**
   * Time flows: before a player's move and before a pause, the session also plays a tick with the time since the last
   * one, and `period` is what is left until something happens by itself. Without it a tick is a whole step.
   */
  readonly isContinuous?: boolean;
}

/** Something to celebrate or to tell in passing, shown as a toast. */
export interface News {
  readonly title: string;
  readonly detail?: string;
}

/**
 * A game as pure functions. States are immutable and survive JSON; chance lives in the state (see lib/rng.ts), so the
 * same options, seed and moves give the same game everywhere.
 */
export interface Engine<State, Move, Options> {
  /** Raised when the rules change: saves of an older version are dropped. */
  readonly version: number;
  /** The first is the specification's. */
  readonly variants: readonly [Variant<Options>, ...Variant<Options>[]];
  /**
   * A new game; `seed` is an unsigned 32-bit integer. `carried` is what `carry` said of the game before, back from the
   * visitor's device: anything may come, and what makes no sense counts as nothing.
   */
  start(options: Options, seed: number, carried?: unknown): State;
  /** A new state, or the SAME object when the move is refused; never throws for a move of the right shape. */
  play(state: State, move: Move): State;
  /** Why a move would be refused, in words for the player; null when it would be played. */
  refusal?(state: State, move: Move): string | null;
  /** Anything but 'playing' is final: no move changes the state any more. */
  status(state: State): EngineStatus;
  score(state: State): number;
  /** One sentence for the status line and for listeners. */
  describe(state: State): string;
  /** Some sensible moves, best first: hints for players, random play for tests; empty only when the game is over or waits for its clock. */
  candidateMoves(state: State): readonly Move[];
  /** What the next game has to know of this one, such as the words that were played; JSON. */
  carry?(state: State): unknown;
  /** Why a hint is a good move, in words for the player. */
  explain?(state: State, move: Move): string;
  /** What a move has brought about that deserves a toast of its own; the result is told without it. */
  news?(before: State, after: State): News | null;
  /** What a finished game counts as in the statistics, such as 'X' or '3 guesses'; without it only the status is known. */
  outcome?(state: State): string;
  /** Every outcome in the order of the statistics. */
  readonly outcomes?: readonly string[];
  /** Figures of a finished game for its result, such as 'Accuracy: 92%'. */
  summary?(state: State): readonly string[];
  /** A finished game drawn in characters, for the text that players share; it gives nothing away. */
  share?(state: State, preferences: Preferences): string;
  /** Whether the player has begun, so that the stopwatch runs; without it the first move begins. */
  hasBegun?(state: State): boolean;
  readonly clock?: EngineClock<State, Move>;
}
