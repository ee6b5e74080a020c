// The rules of a mini game and nothing else: no DOM, no clock, no chance from outside.

export const GAME_STATUSES = ['playing', 'won', 'lost', 'draw'] as const;
export type EngineStatus = (typeof GAME_STATUSES)[number];

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
  /** A new game; `seed` is an unsigned 32-bit integer. */
  start(options: Options, seed: number): State;
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
  /** What a finished game counts as in the statistics, such as 'X' or '3 guesses'; without it the status is counted. */
  outcome?(state: State): string;
  /** Whether the player has begun, so that the stopwatch runs; without it the first move begins. */
  hasBegun?(state: State): boolean;
  readonly clock?: EngineClock<State, Move>;
}
