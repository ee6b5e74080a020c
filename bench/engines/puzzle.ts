// Puzzle: deals, and whole games that follow the hints.
import { engine, type PuzzleOptions } from '#app/mini-games/puzzle/rules/rules.ts';
import type { EngineBench } from './engine-bench.ts';

const BATCH = 500;
const SIZES: readonly PuzzleOptions[] = engine.variants.map(({ options }) => options);

let seed = 0;

function deal(options: PuzzleOptions): number {
  for (let index = 0; index < BATCH; index += 1) engine.start(options, (seed += 1));
  return BATCH;
}

/** Plays one game by hints; returns how many it took. */
function solve(options: PuzzleOptions): number {
  let hints = 0;
  let state = engine.start(options, (seed += 1));
  for (let [move] = engine.candidateMoves(state); move; [move] = engine.candidateMoves(state)) {
    state = engine.play(state, move);
    hints += 1;
  }
  return hints;
}

export const bench: EngineBench = {
  title: 'Puzzle',
  runs: SIZES.flatMap((options) => [
    { name: `deals, ${options.size} wide`, step: () => deal(options) },
    { name: `hints followed, ${options.size} wide`, step: () => solve(options) },
  ]),
};
