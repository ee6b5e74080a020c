// Puzzle: deals, and whole games that follow the hints.
import type { GameBench } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import { rules, type PuzzleOptions } from './rules/rules.ts';

const BATCH = 500;
const SIZES: readonly PuzzleOptions[] = rules.variants.map(({ options }) => options);

let seed = 0;

function deal(options: PuzzleOptions): number {
  for (let index = 0; index < BATCH; index += 1) rules.start(options, (seed += 1));
  return BATCH;
}

/** Plays one game by hints; returns how many it took. */
function solve(options: PuzzleOptions): number {
  let taken = 0;
  let state = rules.start(options, (seed += 1));
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) return taken;
    ({ state } = played);
    taken += 1;
  }
  return taken;
}

export const bench: GameBench = {
  title: 'Puzzle',
  runs: SIZES.flatMap((options) => [
    { name: `deals, ${options.size} wide`, step: () => deal(options) },
    { name: `hints followed, ${options.size} wide`, step: () => solve(options) },
  ]),
};
