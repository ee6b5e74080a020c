// The rules of Memory: turn two cards at a time, keep the pairs.
import type { Engine } from '#app/mini-games/rules.ts';
import { deal, type Deck, type Face } from './deck.ts';

export interface MemoryOptions {
  readonly pairs: number; // 6
}

export interface MemoryState {
  readonly deck: Deck;
  readonly open: readonly number[]; // cards that are face up and not matched: none, one, or two that differ
  readonly matched: readonly number[]; // cards that stay open, pair by pair as they were found
  readonly lastTurn: readonly [first: number, second: number] | null; // the last two cards that were turned
  readonly moves: number; // turns of two cards
}

export type MemoryMove = { readonly type: 'turn'; readonly card: number } | { readonly type: 'turn-back' };

/** How long two different cards stay open, in ms. */
const LOOK_MS = 1000;

export function isOver(state: MemoryState): boolean {
  return state.matched.length === state.deck.length;
}

/** Whether two different cards are open, so that every other card waits. */
function isMismatch(state: MemoryState): boolean {
  return state.open.length === 2;
}

function refusal(state: MemoryState, move: MemoryMove): string | null {
  if (isOver(state)) return 'This game is over.';
  switch (move.type) {
    case 'turn-back':
      return isMismatch(state) ? null : 'There is nothing to turn back.';
    case 'turn':
      if (!Number.isInteger(move.card) || !(move.card in state.deck)) return 'There is no such card.';
      if (state.matched.includes(move.card)) return 'This card has found its pair.';
      if (state.open.includes(move.card)) return 'This card is open already.';
      return isMismatch(state) ? 'Two cards at a time!' : null;
    default:
      move satisfies never;
      return 'There is no such move.';
  }
}

function turn(state: MemoryState, card: number): MemoryState {
  const [first] = state.open;
  if (first === undefined) return { ...state, open: [card] };
  const isPair = state.deck[first] === state.deck[card];
  return {
    ...state,
    open: isPair ? [] : [first, card],
    matched: isPair ? [...state.matched, first, card] : state.matched,
    lastTurn: [first, card],
    moves: state.moves + 1,
  };
}

function play(state: MemoryState, move: MemoryMove): MemoryState {
  if (refusal(state, move) !== null) return state;
  return move.type === 'turn' ? turn(state, move.card) : { ...state, open: [] };
}

function faceOf(state: MemoryState, card: number): Face | undefined {
  return state.deck[card];
}

/** What has happened last; a look at two different cards is told until the next card is turned. */
function describe(state: MemoryState): string {
  const pairs = state.deck.length / 2;
  if (isOver(state)) return `You won in ${state.moves} moves!`;
  const [card] = state.open;
  if (card !== undefined && state.open.length === 1) return `Card ${card + 1}, ${faceOf(state, card)}`;
  if (state.lastTurn === null) return `Find all ${pairs} pairs.`;
  const [first, second] = state.lastTurn;
  if (faceOf(state, first) === faceOf(state, second)) return `Pair: ${faceOf(state, first)}, ${state.matched.length / 2} of ${pairs}`;
  return `No pair: ${faceOf(state, first)} and ${faceOf(state, second)}, cards ${first + 1} and ${second + 1}`;
}

/** The closed cards in their order, which says nothing about their faces. */
function candidateMoves(state: MemoryState): readonly MemoryMove[] {
  if (isMismatch(state)) return [];
  return state.deck.flatMap((_, card) => (state.open.includes(card) || state.matched.includes(card) ? [] : [{ type: 'turn', card }]));
}

/** A turn is two cards: a pair stays open, two different cards are turned back by the clock. All pairs win; fewer turns are better. */
export const engine: Engine<MemoryState, MemoryMove, MemoryOptions> = {
  version: 1,
  variants: [
    { label: '12 cards', options: { pairs: 6 } },
    { label: '20 cards', options: { pairs: 10 } },
  ],
  start: ({ pairs }, seed) => ({ deck: deal(pairs, seed), open: [], matched: [], lastTurn: null, moves: 0 }),
  play,
  refusal,
  status: (state) => (isOver(state) ? 'won' : 'playing'),
  score: (state) => state.moves,
  describe,
  candidateMoves,
  hasBegun: (state) => state.open.length > 0 || state.moves > 0,
  summary: (state) => [`Fewest possible moves: ${state.deck.length / 2}`],
  clock: { period: (state) => (isMismatch(state) ? LOOK_MS : null), tick: () => ({ type: 'turn-back' }) },
};
