// How fast Color Match deals prompts and counts answers.
import { engine } from '#app/mini-games/color-match/rules/rules.ts';
import { newDeck, nextPrompt } from '#app/mini-games/color-match/rules/prompts.ts';
import type { EngineBench } from './engine-bench.ts';

const [{ options }] = engine.variants;
const BATCH = 1000;

let seed = 0;

function deal(): number {
  seed += 1;
  let deck = newDeck(seed);
  for (let count = 1; count < BATCH; count += 1) deck = nextPrompt(deck);
  return BATCH;
}

/** One game of answers in turn, with the time that passes before each; returns the number of moves. */
function playOut(): number {
  seed += 1;
  let state = engine.play(engine.start(options, seed), { type: 'start' });
  let moves = 1;
  while (engine.status(state) === 'playing') {
    state = engine.play(state, { type: 'tick', elapsedMs: 100 });
    state = engine.play(state, { type: 'answer', number: state.number, saysMatch: moves % 4 === 0 });
    moves += 2;
  }
  return moves;
}

export const bench: EngineBench = {
  title: 'Color Match',
  runs: [
    { name: 'prompts', step: deal },
    { name: 'moves', step: playOut },
  ],
};
