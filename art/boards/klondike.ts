// Klondike, one card drawn at a time: the deal, its legal moves, and a greedy player that reaches real positions.
import { RANKS, DECK, type Card, type Suit } from '../cards/deck.ts';
import { alternates, isNextHome, mulberry32, shuffle, withHome, type Foundations } from './deal.ts';

export interface Column {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

export interface Klondike {
  readonly stock: readonly Card[]; // the last card is drawn next
  readonly waste: readonly Card[]; // the last card lies on top
  readonly foundations: Foundations;
  readonly columns: readonly Column[];
  readonly score: number;
  readonly moves: number;
}

export type KlondikeMove =
  | { readonly kind: 'draw' }
  | { readonly kind: 'waste-home' }
  | { readonly kind: 'waste-column'; readonly to: number }
  | { readonly kind: 'column-home'; readonly from: number }
  | { readonly kind: 'run'; readonly from: number; readonly count: number; readonly to: number };

/** A fresh deal. */
export function dealKlondike(seed: number): Klondike {
  const cards = shuffle(DECK, seed);
  const columns = Array.from({ length: 7 }, (_, index) => {
    const pile = cards.splice(0, index + 1);
    return { down: pile.slice(0, -1), up: pile.slice(-1) };
  });
  return { stock: cards, waste: [], foundations: { spades: 0, hearts: 0, diamonds: 0, clubs: 0 }, columns, score: 0, moves: 0 };
}

function fits(card: Card, column: Column): boolean {
  const last = column.up.at(-1);
  return last ? alternates(card, last) : card.rank === RANKS.at(-1);
}

function withoutLast(column: Column, count: number): Column {
  const up = column.up.slice(0, -count);
  return up.length === 0 && column.down.length > 0
    ? { down: column.down.slice(0, -1), up: column.down.slice(-1) }
    : { down: column.down, up };
}

/** The state after a move, or the same object when the rules refuse it. Scores as Klondike usually does: 10 home, 5 from the waste, 5 for a turned card. */
export function playKlondike(state: Klondike, move: KlondikeMove): Klondike {
  const { stock, waste, foundations, columns } = state;
  const next = (change: Partial<Klondike>, points: number): Klondike => ({
    ...state,
    ...change,
    score: state.score + points,
    moves: state.moves + 1,
  });
  const set = (changes: Record<number, Column>) => columns.map((column, index) => changes[index] ?? column);
  const top = waste.at(-1);
  switch (move.kind) {
    case 'draw':
      if (stock.length > 0) return next({ stock: stock.slice(0, -1), waste: [...waste, stock.at(-1)!] }, 0);
      return waste.length > 0 ? next({ stock: waste.toReversed(), waste: [] }, 0) : state;
    case 'waste-home':
      return top && isNextHome(top, foundations)
        ? next({ waste: waste.slice(0, -1), foundations: withHome(foundations, top.suit) }, 10)
        : state;
    case 'waste-column': {
      const to = columns[move.to];
      return top && to && fits(top, to)
        ? next({ waste: waste.slice(0, -1), columns: set({ [move.to]: { ...to, up: [...to.up, top] } }) }, 5)
        : state;
    }
    case 'column-home': {
      const from = columns[move.from];
      const card = from?.up.at(-1);
      if (!from || !card || !isNextHome(card, foundations)) return state;
      const left = withoutLast(from, 1);
      return next(
        { foundations: withHome(foundations, card.suit), columns: set({ [move.from]: left }) },
        left.down.length < from.down.length ? 15 : 10,
      );
    }
    case 'run': {
      const [from, to] = [columns[move.from], columns[move.to]];
      const run = from?.up.slice(-move.count);
      if (!from || !to || from === to || !run || run.length !== move.count || move.count < 1 || !fits(run[0]!, to)) return state;
      const left = withoutLast(from, move.count);
      return next(
        { columns: set({ [move.from]: left, [move.to]: { ...to, up: [...to.up, ...run] } }) },
        left.down.length < from.down.length ? 5 : 0,
      );
    }
    default:
      return move satisfies never;
  }
}

/** Every move that changes the state. */
function klondikeMoves(state: Klondike): KlondikeMove[] {
  const moves: KlondikeMove[] = [{ kind: 'draw' }, { kind: 'waste-home' }];
  state.columns.forEach((column, from) => {
    moves.push({ kind: 'column-home', from }, { kind: 'waste-column', to: from });
    for (let count = 1; count <= column.up.length; count++) for (let to = 0; to < 7; to++) moves.push({ kind: 'run', from, count, to });
  });
  return moves.filter((move) => playKlondike(state, move) !== state);
}

function worth(state: Klondike, move: KlondikeMove): number {
  if (move.kind === 'draw') return 1;
  if (move.kind === 'waste-home') return 6;
  if (move.kind === 'column-home') return 7;
  if (move.kind === 'waste-column') return 4;
  const from = state.columns[move.from]!;
  const whole = move.count === from.up.length;
  if (whole && from.down.length > 0) return 8;
  return whole && from.up[0]!.rank !== 'king' ? 5 : 0; // a part of a run, or a king from column to column, is shuffling about
}

/** The game a greedy player plays from a seed, position by position, until it is won or 260 moves are made. */
export function* playGreedily(seed: number): Generator<Klondike> {
  const random = mulberry32(seed ^ 0x5eed);
  let state = dealKlondike(seed);
  yield state;
  while (state.moves < 260 && !isWon(state)) {
    const ranked = klondikeMoves(state).map((move) => [move, worth(state, move) + random() * 1.6] as const);
    const best = ranked.filter(([move]) => worth(state, move) > 0).toSorted((one, other) => other[1] - one[1])[0];
    if (!best) return;
    state = playKlondike(state, best[0]);
    yield state;
  }
}

/** True when all 52 cards are home. */
export function isWon(state: Klondike): boolean {
  return Object.values(state.foundations).every((count) => count === 13);
}

/** The first position of the greedy game from `seed` in which `wanted` finds a move, with that move. */
export function findKlondike(
  seed: number,
  wanted: (state: Klondike, move: KlondikeMove) => boolean,
): { state: Klondike; move: KlondikeMove } | null {
  for (const state of playGreedily(seed)) {
    const move = klondikeMoves(state).find((candidate) => wanted(state, candidate));
    if (move) return { state, move };
  }
  return null;
}

/** The run that a move lifts. */
export function runOf(state: Klondike, move: KlondikeMove): readonly Card[] {
  return move.kind === 'run' ? state.columns[move.from]!.up.slice(-move.count) : [];
}

/** Every card of a position, wherever it lies. */
export function cardsOf(state: Klondike): Card[] {
  const home = DECK.filter((card) => RANKS.indexOf(card.rank) < state.foundations[card.suit as Suit]);
  return [...state.stock, ...state.waste, ...home, ...state.columns.flatMap(({ down, up }) => [...down, ...up])];
}
