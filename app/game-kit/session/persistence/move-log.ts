// The move log: what a game started from, and every move and time step since. Undo, redo and saves are based on it.
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';

/** Everything that determines the start of a game. */
export interface Origin<Options> {
  readonly variant: Variant<Options>;
  readonly seed: number; // unsigned 32-bit
  /** Moves that are played before the player starts; they cannot be undone. */
  readonly opening?: readonly object[];
}

/** A player's move, or a time step in ms. */
export type LogEntry<Move extends object> = Move | number;

export interface MoveLog<Move extends object> {
  readonly entries: readonly LogEntry<Move>[];
  /** Undone steps, the most recent one first. */
  readonly undone: readonly (readonly LogEntry<Move>[])[];
}

function isMove<Move extends object>(entry: LogEntry<Move>): entry is Move {
  return typeof entry !== 'number';
}

/** Whether the player has made a move that can be undone. */
export function hasMoves<Move extends object>({ entries }: MoveLog<Move>): boolean {
  return entries.some(isMove);
}

/** Appends an entry. A move clears the redo history; a time step does not. */
export function appendEntry<Move extends object>({ entries, undone }: MoveLog<Move>, entry: LogEntry<Move>): MoveLog<Move> {
  return { entries: [...entries, entry], undone: isMove(entry) ? [] : undone };
}

/** Removes the last move and all time steps after it; null if there is no move. */
export function undoLastMove<Move extends object>(log: MoveLog<Move>): MoveLog<Move> | null {
  const lastMove = log.entries.findLastIndex(isMove);
  if (lastMove === -1) return null;
  return { entries: log.entries.slice(0, lastMove), undone: [log.entries.slice(lastMove), ...log.undone] };
}

/** Restores the most recently undone step; null if there is none. */
export function redoLastMove<Move extends object>({ entries, undone: [last, ...rest] }: MoveLog<Move>): MoveLog<Move> | null {
  return last ? { entries: [...entries, ...last], undone: rest } : null;
}

/** Replays the entries from the start of a game; null if the rules refuse one of them. */
export function replay<State, Move extends object, Event extends GameEvent, Options>(
  rules: Rules<State, Move, Event, Options>,
  { variant, seed, opening = [] }: Origin<Options>,
  entries: readonly LogEntry<Move>[],
): State | null {
  let state = rules.start(variant.options, seed);
  for (const entry of [...(opening as readonly Move[]), ...entries]) {
    const result = isMove(entry) ? rules.play(state, entry) : rules.advance?.(state, entry);
    if (!result || 'refused' in result) return null;
    ({ state } = result);
  }
  return state;
}
