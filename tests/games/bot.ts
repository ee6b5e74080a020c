// Interfaces for test bots and invariants, used by unit tests and random play.
import { draw } from '#app/game-kit/lib/random.ts';
import type { GameEvent, MoveResult, Rules } from '#app/game-kit/rules.ts';

/** An integer from 0 to `sides` − 1. */
export type Roll = (sides: number) => number;

/** Rolls the same numbers for the same seed. */
export function createRoll(seed: number): Roll {
  let rng = seed;
  return (sides) => {
    let value: number;
    [value, rng] = draw(rng, sides);
    return value;
  };
}

/** A test bot, which plays a game by its rules. */
export interface Bot<State, Move> {
  /** Legal, sensible moves, best first; empty if the game is over or only time can change the state. */
  moves(state: State): readonly Move[];
  /** Any well-formed move, legal or not. */
  randomMove(state: State, roll: Roll): Move;
  /** A recorded game, for games that random sensible moves would not finish quickly. */
  readonly wholeGame?: { readonly seed: number; readonly moves: readonly Move[] };
}

/** What differs between a new game and a finished one. */
type Changes = Readonly<Record<string, unknown>>;

/** One way in which a game ends, after 2:41 minutes of play. */
export interface Ending {
  readonly variant?: string; // id; the first one if omitted
  readonly end: Changes | ((start: Changes) => Changes);
  /** What the shared text must say. */
  readonly shares: readonly string[];
  /** What it must not give away. */
  readonly hides?: string;
  /** Figures that no game of this board can end with, among them the first out of bounds. */
  readonly impossible?: readonly number[];
}

/** Conditions that hold after every move and time step. All checks throw on failure (see `assertHolds`). */
export interface Invariants<State, Move, Event extends GameEvent> {
  checkState(state: State): void;
  /** Expensive checks that are only run for new games. */
  checkStart?(state: State): void;
  /** Checks that a new board is a valid daily board: it can be solved, and its target can be reached. */
  checkDailyBoard?(board: State, target: number | null): void;
  /** `by` is the move, or the elapsed ms. */
  checkStep(before: State, after: State, by: Move | number, events: readonly Event[]): void;
}

/** Applies a move or a time step; games without a clock refuse time steps. */
export function applyMoveOrTime<State, Move extends object, Event extends GameEvent, Options>(
  rules: Pick<Rules<State, Move, Event, Options>, 'play' | 'advance'>,
  state: State,
  by: Move | number,
): MoveResult<State, Event> {
  return typeof by === 'number' ? (rules.advance?.(state, by) ?? { refused: null }) : rules.play(state, by);
}

export function assertHolds(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
