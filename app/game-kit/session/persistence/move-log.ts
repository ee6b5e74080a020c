// A game as what it started from and everything since: where undo, redo and saves come from.
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';

/** What a game starts from. */
export interface Origin<Options> {
  readonly variant: Variant<Options>;
  readonly seed: number; // unsigned 32-bit
  readonly carried: unknown; // what the game before had to say
  /** Moves that the board comes with: no undo takes them back, and they are nobody's. */
  readonly opening?: readonly object[];
}

/** A player's move, or the ms that passed. */
export type LogEntry<Move extends object> = Move | number;

export interface MoveLog<Move extends object> {
  readonly entries: readonly LogEntry<Move>[];
  /** What undo took back, the last step first. */
  readonly undone: readonly (readonly LogEntry<Move>[])[];
}

function isMove<Move extends object>(entry: LogEntry<Move>): entry is Move {
  return typeof entry !== 'number';
}

/** Whether the player has moved: undo has something to take back. */
export function hasMoves<Move extends object>({ entries }: MoveLog<Move>): boolean {
  return entries.some(isMove);
}

/** The log with one more entry. A move of the player's leaves nothing to bring back. */
export function appendEntry<Move extends object>({ entries, undone }: MoveLog<Move>, entry: LogEntry<Move>): MoveLog<Move> {
  return { entries: [...entries, entry], undone: isMove(entry) ? [] : undone };
}

/** The log without the player's last move and all that time made of it; null when there is no move. */
export function undoLastMove<Move extends object>(log: MoveLog<Move>): MoveLog<Move> | null {
  const last = log.entries.findLastIndex(isMove);
  if (last === -1) return null;
  return { entries: log.entries.slice(0, last), undone: [log.entries.slice(last), ...log.undone] };
}

/** The log with what the last undo took; null when there is nothing to bring back. */
export function redoLastMove<Move extends object>({ entries, undone: [last, ...rest] }: MoveLog<Move>): MoveLog<Move> | null {
  return last ? { entries: [...entries, ...last], undone: rest } : null;
}

/** The state that some entries lead to; null when the rules refuse one of them. */
export function replay<State, Move extends object, Event extends GameEvent, Options>(
  rules: Rules<State, Move, Event, Options>,
  { variant, seed, carried, opening = [] }: Origin<Options>,
  entries: readonly LogEntry<Move>[],
): State | null {
  let state = rules.start(variant.options, seed, carried);
  for (const entry of [...(opening as readonly Move[]), ...entries]) {
    const played = isMove(entry) ? rules.play(state, entry) : rules.advance?.(state, entry);
    if (!played || 'refused' in played) return null;
    ({ state } = played);
  }
  return state;
}
