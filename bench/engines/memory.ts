// How fast Memory deals and turns cards.
import { engine, type MemoryMove } from '#app/mini-games/memory/rules/rules.ts';
import type { EngineBench } from './engine-bench.ts';

const [{ options }] = engine.variants;
const BATCH = 100;

let seed = 0;

function deal() {
  seed += 1;
  return engine.start(options, seed);
}

function dealOnce(): number {
  deal();
  return 1;
}

/** Turns the cards of one deal two by two, in their order, until all are open; returns the number of moves. */
function playOut(): number {
  let state = deal();
  let moves = 0;
  const play = (move: MemoryMove) => {
    state = engine.play(state, move);
    moves += 1;
  };
  const { deck } = state;
  for (let card = 1; card < deck.length; card += 1) {
    play({ type: 'turn', card: 0 });
    play({ type: 'turn', card });
    if (state.open.length === 2) play({ type: 'turn-back' });
  }
  for (const [card, face] of deck.entries()) {
    play({ type: 'turn', card });
    play({ type: 'turn', card: deck.lastIndexOf(face) });
  }
  return moves;
}

function repeat(run: () => number): number {
  let count = 0;
  for (let index = 0; index < BATCH; index += 1) count += run();
  return count;
}

export const bench: EngineBench = {
  title: 'Memory',
  runs: [
    { name: 'deals', step: () => repeat(dealOnce) },
    { name: 'moves', step: () => repeat(playOut) },
  ],
};
