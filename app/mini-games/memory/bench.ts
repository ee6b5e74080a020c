// How fast Memory deals and turns cards.
import type { GameBench } from '#app/mini-games/player.ts';
import { rules, type MemoryState } from './rules/rules.ts';

const [{ options }] = rules.variants;
const BATCH = 100;
const LOOK_MS = 1000;

let seed = 0;

function deal(): MemoryState {
  seed += 1;
  return rules.start(options, seed);
}

function dealOnce(): number {
  deal();
  return 1;
}

function turn(state: MemoryState, card: number): MemoryState {
  const played = rules.play(state, { type: 'turn', card });
  return 'state' in played ? played.state : state;
}

function look(state: MemoryState): MemoryState {
  const passed = rules.advance?.(state, LOOK_MS);
  return passed && 'state' in passed ? passed.state : state;
}

/** Turns the cards of one deal two by two, in their order, until all are open; returns the number of moves. */
function playOut(): number {
  let state = deal();
  let moves = 0;
  const { deck } = state;
  for (let card = 1; card < deck.length; card += 1) {
    state = turn(turn(state, 0), card);
    moves += 2;
    if (state.open.length < 2) continue;
    state = look(state);
    moves += 1;
  }
  for (const [card, face] of deck.entries()) {
    state = turn(turn(state, card), deck.lastIndexOf(face));
    moves += 2;
  }
  return moves;
}

function repeat(run: () => number): number {
  let count = 0;
  for (let index = 0; index < BATCH; index += 1) count += run();
  return count;
}

export const bench: GameBench = {
  title: 'Memory',
  runs: [
    { name: 'deals', step: () => repeat(dealOnce) },
    { name: 'moves', step: () => repeat(playOut) },
  ],
};
