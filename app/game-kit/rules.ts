// The interface of a mini game's rules: pure functions without DOM, clock or outside randomness.

/** A variant of a game, such as a board size or an opponent. */
export interface Variant<Options> {
  /** Part of the storage keys and links of this variant, so it must never change. The label may. */
  readonly id: string;
  readonly label: string;
  /** Turn-based or real-time. */
  readonly pace: 'turns' | 'clock';
  readonly options: Options;
  /** Data that must be loaded before a game of this variant starts or continues; see lib/lazy-value.ts. */
  readonly resources?: Resources;
}

/** Large data that only some variants need, such as a word list. */
interface Resources {
  isLoaded(): boolean;
  /** Rejects if loading fails; can be called again. */
  load(): Promise<void>;
}

/** `over` is an end without winner or loser, such as time-up in a game for points. */
export type Result = 'won' | 'lost' | 'draw' | 'over';

/** How a game ended. */
export interface Outcome {
  readonly result: Result;
  /** The id in `results.outcomes` that the statistics count; if omitted, only the result is counted. */
  readonly id?: string;
}

/**
 * The result of a move: the new state and the events in order, or the reason why the move was refused, as a message for the player
 * (null for a silent refusal). A refused move changes nothing.
 */
export type MoveResult<State, Event> = { readonly state: State; readonly events: readonly Event[] } | { readonly refused: string | null };

export interface GameEvent {
  readonly type: string;
}

interface Words<State, Options> {
  /** The list, and how many words come before one may come again, which is never the next. */
  getList(options: Options): { readonly list: string; readonly round: number };
  /** The place of the word in its list. */
  getPlace(state: State): number;
}

/**
 * A game as pure functions. States are immutable and JSON-serializable. The random generator (lib/random.ts) and the elapsed time are part
 * of the state, so the same options, seed, moves and times always produce the same game. A state holds what undo should restore;
 * anything transient is an event.
 */
export interface Rules<State, Move extends object, Event extends GameEvent, Options> {
  /** Increment it when the same seed and moves no longer produce the same game: older saves are dropped and older links are refused. */
  readonly version: number;
  /** The first one is the variant from the specification. */
  readonly variants: readonly [Variant<Options>, ...Variant<Options>[]];
  /** Creates a new game; `seed` is an unsigned 32-bit integer. */
  start(options: Options, seed: number): State;
  /** Must not throw for a well-formed move. Once the game is over, it refuses every move. */
  play(state: State, move: Move): MoveResult<State, Event>;
  /**
   * The move that determines the board together with the seed, as a number for links. `encode` returns null as long as there is no board,
   * and so long the stopwatch waits. `decode` gets any number of up to four digits.
   */
  readonly firstMove?: { encode(state: State): number | null; decode(code: number): Move };
  /** For games whose seed draws a word: a player's own games repeat none too soon. */
  readonly words?: Words<State, Options>;
  /**
   * Advances time by `ms` (> 0). Called only while `dueInMs` returns a number: when something is due, and before a move, a pause or a
   * save, with the time since the last call. Of a delay of less than `dueInMs` the rest follows with the next call, so that a rhythm stays
   * even; a longer one is passed at once. Rules with fixed ticks refuse less than one tick and are called again later with more.
   */
  advance?(state: State, ms: number): MoveResult<State, Event>;
  /** Whole ms until the next automatic event, counted from the last `advance`; null while nothing is scheduled, and then no time passes. */
  dueInMs?(state: State): number | null;
  /** Null while the game is running. Once there is an outcome, neither moves nor time change the state. */
  outcome(state: State): Outcome | null;
}
