// The rules of Memory: turn two cards at a time and find all pairs.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { deal, type Deck } from './deck.ts';

/** Counted from 1. */
export type PlayerNumber = 1 | 2;

export interface MemoryOptions {
  readonly pairs: number; // 6
  readonly players: PlayerNumber; // number of players
}

export interface MemoryState {
  readonly deck: Deck;
  readonly open: readonly number[]; // cards that are face up and not matched: none, one, or two that differ
  readonly matched: readonly number[]; // matched cards, pair by pair in the order they were found
  readonly seen: readonly number[]; // cards that were face up in an earlier move
  readonly forgotten: number; // misses whose first card has a partner that was seen
  readonly moves: number; // one move is two cards
  readonly players: PlayerNumber; // number of players
  readonly next: PlayerNumber; // whose turn it is
  readonly finders: readonly PlayerNumber[]; // who found each pair
}

export interface MemoryMove {
  readonly type: 'turn';
  readonly card: number;
}

export type MemoryEvent =
  | { readonly type: 'turned'; readonly card: number }
  /** The result of the second card; `cards` are in the order they were turned. */
  | { readonly type: 'matched' | 'missed'; readonly cards: readonly [first: number, second: number] }
  | { readonly type: 'turned-back' };

/** How long two different cards stay face up. */
const MISMATCH_MS = 1000;

/** Whether two different cards are face up; no other card can be turned then. */
export function isMismatch({ open }: MemoryState): boolean {
  return open.length === 2;
}

export function countPairs({ finders }: MemoryState, player: PlayerNumber): number {
  return finders.filter((finder) => finder === player).length;
}

/** The player with more pairs; null in a tie. */
export function getLeader(state: MemoryState): PlayerNumber | null {
  const ahead = countPairs(state, 1) - countPairs(state, 2);
  return ahead === 0 ? null : ahead > 0 ? 1 : 2;
}

function getOutcome(state: MemoryState): Outcome | null {
  if (state.matched.length < state.deck.length) return null;
  if (state.players === 1) return { result: 'won' };
  const leader = getLeader(state);
  return leader === null ? { result: 'draw', id: 'draw' } : { result: 'over', id: `player-${leader}` };
}

/** Whose turn it is after a miss: in a two-player game the other player's. */
function getPlayerAfterMiss({ players, next }: MemoryState): PlayerNumber {
  return players === 2 && next === 1 ? 2 : 1;
}

function turnCard(state: MemoryState, card: number): MoveResult<MemoryState, MemoryEvent> {
  const [first] = state.open;
  if (first === undefined) return { state: { ...state, open: [card] }, events: [{ type: 'turned', card }] };
  const cards = [first, card] as const;
  const isPair = state.deck[first] === state.deck[card];
  const events: MemoryEvent[] = [
    { type: 'turned', card },
    { type: isPair ? 'matched' : 'missed', cards },
  ];
  const after = { ...state, seen: [...new Set([...state.seen, ...cards])], moves: state.moves + 1 };
  if (isPair)
    return { state: { ...after, open: [], matched: [...state.matched, ...cards], finders: [...state.finders, state.next] }, events };
  const wasKnown = state.seen.some((other) => other !== first && state.deck[other] === state.deck[first]);
  return { state: { ...after, open: cards, forgotten: state.forgotten + Number(wasKnown), next: getPlayerAfterMiss(state) }, events };
}

/**
 * A move is two cards: a pair stays face up, two different cards turn back after a second. Finding all pairs wins; fewer moves are better.
 * Two players take turns, a pair earns another turn, and the player with more pairs wins.
 */
export const rules: Rules<MemoryState, MemoryMove, MemoryEvent, MemoryOptions> = {
  version: 1,
  variants: [
    { id: '12-cards', label: '12 cards', pace: 'turns', options: { pairs: 6, players: 1 } },
    { id: '20-cards', label: '20 cards', pace: 'turns', options: { pairs: 10, players: 1 } },
    { id: '30-cards', label: '30 cards', pace: 'turns', options: { pairs: 15, players: 1 } },
    { id: 'two-players', label: 'Two players', pace: 'turns', options: { pairs: 10, players: 2 } },
  ],
  start: ({ pairs, players }, seed) => ({
    deck: deal(pairs, seed),
    open: [],
    matched: [],
    seen: [],
    forgotten: 0,
    moves: 0,
    players,
    next: 1,
    finders: [],
  }),
  play(state, { card }) {
    if (getOutcome(state)) return { refused: 'This game is over.' };
    if (state.deck[card] === undefined) return { refused: "There's no such card." };
    if (state.matched.includes(card)) return { refused: 'You already matched that card.' };
    if (state.open.includes(card)) return { refused: 'That card is already face up.' };
    return isMismatch(state) ? { refused: 'Only two cards at a time.' } : turnCard(state, card);
  },
  dueInMs: (state) => (isMismatch(state) ? MISMATCH_MS : null),
  advance(state, ms) {
    if (!isMismatch(state) || ms < MISMATCH_MS) return { refused: null };
    return { state: { ...state, open: [] }, events: [{ type: 'turned-back' }] };
  },
  outcome: getOutcome,
};
