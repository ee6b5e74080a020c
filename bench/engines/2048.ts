// 2048: turns, hints and descriptions.
import { engine, type State2048 } from '#app/mini-games/2048/rules/rules.ts';
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import type { EngineBench } from './engine-bench.ts';

const BATCH = 1000;

let seed = 0;
let state: State2048 = engine.start(null, seed);

/** Plays on, round and round the directions; a new game when the last one is over. */
function playOn(): number {
  let turns = 0;
  for (let tries = 0; turns < BATCH; tries += 1) {
    const next = engine.play(state, { type: 'slide', direction: DIRECTIONS[tries % DIRECTIONS.length] ?? 'up' });
    if (next !== state) turns += 1;
    else if (engine.status(state) !== 'playing') {
      seed += 1;
      state = engine.start(null, seed);
      continue;
    }
    state = next;
  }
  return turns;
}

function everyState(ask: (state: State2048) => unknown): number {
  for (let index = 0; index < BATCH / 10; index += 1) {
    const [move] = engine.candidateMoves(state);
    state = move ? engine.play(state, move) : engine.start(null, (seed += 1));
    ask(state);
  }
  return BATCH / 10;
}

export const bench: EngineBench = {
  title: '2048',
  runs: [
    { name: 'turns', step: playOn },
    { name: 'turns by hint, described', step: () => everyState(engine.describe) },
  ],
};
