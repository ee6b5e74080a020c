// A game as what it started from and every move since: where undo, redo and saves come from.
import type { Engine, Variant } from '#app/mini-games/rules.ts';

/** What a game starts from. */
export interface Origin<Options> {
  readonly variant: Variant<Options>;
  readonly seed: number; // unsigned 32-bit
  readonly carried: unknown; // what the game before had to say
}

export interface History<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the move was played; a refused one changes nothing. */
  play(move: Move): boolean;
  /** Takes back the player's last move and all that the clock made of it; whether there was one. */
  undo(): boolean;
  /** Brings back what the last undo took; whether there was one. */
  redo(): boolean;
}

/**
 * A game from its start, or from saved `moves`; null when the rules refuse one of them. Where nothing is taken back or kept,
 * `isKept` is false and no more than the first move is remembered.
 */
export function createHistory<State, Move, Options>(
  engine: Engine<State, Move, Options>,
  { variant, seed, carried }: Origin<Options>,
  saved: readonly Move[],
  isKept: boolean,
): History<State, Move> | null {
  let moves: Move[] = [];
  let undone: (readonly Move[])[] = []; // the last one is the first to come back
  let state = engine.start(variant.options, seed, carried);

  const tickType = (engine.clock?.tick(0) as { type?: unknown } | undefined)?.type;
  const isPlayers = (move: Move) => tickType === undefined || (move as { type?: unknown }).type !== tickType;

  function apply(move: Move): boolean {
    const next = engine.play(state, move);
    if (next === state) return false;
    state = next;
    if (isKept || moves.length === 0) moves.push(move);
    return true;
  }

  for (const move of saved) if (!apply(move)) return null;

  return {
    get state() {
      return state;
    },
    get moves() {
      return moves;
    },
    get canUndo() {
      return moves.some(isPlayers);
    },
    get canRedo() {
      return undone.length > 0;
    },
    play(move) {
      if (!apply(move)) return false;
      undone = [];
      return true;
    },
    undo() {
      const last = moves.findLastIndex(isPlayers);
      if (last === -1) return false;
      undone.push(moves.slice(last));
      const kept = moves.slice(0, last);
      moves = [];
      state = engine.start(variant.options, seed, carried);
      for (const move of kept) apply(move);
      return true;
    },
    redo() {
      const last = undone.pop();
      for (const move of last ?? []) apply(move);
      return last !== undefined;
    },
  };
}
