// The promise of a mini game's rules, and nothing else: no DOM, no clock, no chance from outside.

/** Who sets the pace: the player, turn by turn, or the clock, which waits for nobody. */
const PACES = ['turns', 'clock'] as const;
type Pace = (typeof PACES)[number];

/** A way to play a game, such as its size or its opponent. */
export interface Variant<Options> {
  /** What everything that is kept of this variant is filed under. It never changes, whatever the label says. */
  readonly id: string;
  readonly label: string;
  readonly pace: Pace;
  readonly options: Options;
  /** What has to be there before a game of it starts or goes on; the rules find it there. `lib/late.ts` makes one. */
  readonly resources?: Resources;
}

/** Something large that only some variants need, such as a list of words. */
interface Resources {
  isLoaded(): boolean;
  /** Rejects when it does not arrive, and can be asked again. */
  load(): Promise<void>;
}

/** `over` is an end that nobody wins or loses, such as the end of the time in a game for points. */
const RESULTS = ['won', 'lost', 'draw', 'over'] as const;
export type Result = (typeof RESULTS)[number];

/** How a game ended. */
export interface Outcome {
  readonly result: Result;
  /** What the statistics count it as, one of the ids in `results.outcomes`; without it they know the result alone. */
  readonly id?: string;
}

/**
 * What became of a move: the new state with what happened on the way, in order; or why the move was refused, in words for the
 * player (null where nothing needs to be said). A refused move has changed nothing.
 */
export type MoveResult<State, Event> = { readonly state: State; readonly events: readonly Event[] } | { readonly refused: string | null };

/** What became of the time that passed. `usedMs` says how much of it was used up, all of it when left out; the rest is passed again. */
type AdvanceResult<State, Event> =
  | { readonly state: State; readonly events: readonly Event[]; readonly usedMs?: number }
  | { readonly refused: null };

/** Something that happened in a game. */
export interface GameEvent {
  readonly type: string;
}

/**
 * A game as pure functions. States are immutable and survive JSON; chance and time live in the state (see lib/rng.ts), so the
 * same options, seed, moves and times give the same game everywhere. A state holds what a player would want undo to restore;
 * what just happened is told by events.
 */
export interface Rules<State, Move extends object, Event extends GameEvent, Options> {
  /** Raised when the same recipe no longer leads to the same game: saves of an older version are dropped. */
  readonly version: number;
  /** The first is the specification's. */
  readonly variants: readonly [Variant<Options>, ...Variant<Options>[]];
  /**
   * A new game; `seed` is an unsigned 32-bit integer. `carried` is what `carry` said of the game before, back from the
   * visitor's device: anything may come, and what makes no sense counts as nothing.
   */
  start(options: Options, seed: number, carried?: unknown): State;
  /** Never throws for a move of the right shape. After the end every move is refused. */
  play(state: State, move: Move): MoveResult<State, Event>;
  /** What the next game has to know of this one, such as the words that were played; JSON. */
  carry?(state: State): unknown;
  /** Whether two fresh games are the same to whoever plays them, whatever they carry; for rules that carry something. */
  isSameGame?(one: State, other: State): boolean;
  /** The first move, where that decides what the board is: a link takes it along as a number. `encode` gives null before it was made. */
  readonly firstMoveCode?: { encode(state: State): number | null; decode(number: number): Move };
  /**
   * Lets `ms` pass (more than 0), while `dueInMs` gives a number. It is called once something is due, and before a move, a pause or
   * a save, with all the time since; rules that only count whole beats refuse less than one, and are asked again with more.
   */
  advance?(state: State, ms: number): AdvanceResult<State, Event>;
  /** In how many ms, from the last that were used up, something happens by itself; null while nothing does, and no time passes. */
  dueInMs?(state: State): number | null;
  /** Null while the game goes on; once there is an outcome, no move and no time changes the state. */
  outcome(state: State): Outcome | null;
}
