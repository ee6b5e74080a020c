// How fast Snake starts, steps and grows.
import { engine } from '#app/mini-games/snake/rules/rules.ts';
import type { EngineBench } from './engine-bench.ts';

const [{ options }] = engine.variants;
const BATCH = 100;

let seed = 0;

function startGames(): number {
  for (let count = 0; count < BATCH; count += 1) {
    seed += 1;
    engine.start(options, seed);
  }
  return BATCH;
}

/** One game, turned by the best candidate now and then; returns the number of ticks and turns. */
function playOut(): number {
  seed += 1;
  let state = engine.play(engine.start(options, seed), { type: 'start' });
  let moves = 0;
  while (engine.status(state) === 'playing' && moves < 1000) {
    // Not at every step: choosing is no part of a move.
    const [turn] = moves % 8 === 0 ? engine.candidateMoves(state) : [];
    if (turn) state = engine.play(state, turn);
    state = engine.play(state, { type: 'tick' });
    moves += turn ? 2 : 1;
  }
  return moves;
}

export const bench: EngineBench = {
  title: 'Snake',
  runs: [
    { name: 'starts', step: startGames },
    { name: 'moves', step: playOut },
  ],
};
