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

/** Turns the cards of one deal two by two, in their order, until all are open; returns the number of moves. */
function playOut(): number {
  let state = deal();
  let moves = 0;
  const take = (played: ReturnType<typeof rules.play> | undefined) => {
    if (played && 'state' in played) ({ state } = played);
    moves += 1;
  };
  const turn = (card: number) => take(rules.play(state, { type: 'turn', card }));
  const { deck } = state;
  for (let card = 1; card < deck.length; card += 1) {
    turn(0);
    turn(card);
    if (state.open.length === 2) take(rules.advance?.(state, LOOK_MS));
  }
  for (const [card, face] of deck.entries()) {
    turn(card);
    turn(deck.lastIndexOf(face));
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
