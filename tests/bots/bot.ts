// What tests, soaks and benches know of a mini game; nothing of it is shipped.
import type { GameEvent, MoveResult, Rules } from '#app/game-kit/rules.ts';

/** An integer from 0 to `sides` − 1. */
export type Roll = (sides: number) => number;

/** Somebody who plays a game by its rules. */
export interface Bot<State, Move> {
  /** Sensible moves, the best one first; empty at the end, and while only time helps. Each would be played. */
  moves(state: State): readonly Move[];
  /** Any move of the right shape, also one that would be refused. */
  randomMove(state: State, roll: Roll): Move;
  /** The first moves of a whole game, where chance among sensible moves would not soon come to an end. */
  readonly wholeGame?: { readonly seed: number; readonly moves: readonly Move[] };
}

/** What holds after every move and every stretch of time, whatever was played. Both checks throw (see `assertHolds`). */
export interface Invariants<State, Move, Event extends GameEvent> {
  checkState(state: State): void;
  /** What holds of a fresh game, where that takes long to find out. */
  checkStart?(state: State): void;
  /** What makes a fresh board fit to be the board of a day: that it can be solved, and that its mark can be met. */
  checkDailyBoard?(board: State, mark: number | null): void;
  /** `by` is the move, or the ms that passed. */
  checkStep(before: State, after: State, by: Move | number, events: readonly Event[]): void;
}

/** What becomes of a move, or of the ms that pass; a game without a clock refuses those. */
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
