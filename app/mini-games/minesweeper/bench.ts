// Minesweeper: dealing and opening, boards without guessing, whole games by logic.
import { engine } from '#app/mini-games/minesweeper/rules/rules.ts';
import type { MinesweeperOptions } from '#app/mini-games/minesweeper/rules/state.ts';
import type { EngineBench } from './engine-bench.ts';

const BATCH = 100;

let seed = 0;

/** Deals `count` boards and opens a corner area of each; returns how many. */
function firstOpenings(options: MinesweeperOptions | undefined, count: number): number {
  if (!options) return 0;
  for (let done = 0; done < count; done += 1) engine.play(engine.start(options, (seed += 1)), { type: 'reveal', cell: seed % 64 });
  return count;
}

/** Plays a game by its hints; returns the number of moves. */
function playByHints(options: MinesweeperOptions | undefined): number {
  if (!options) return 0;
  let state = engine.start(options, (seed += 1));
  let moves = 0;
  for (let [move] = engine.candidateMoves(state); move; [move] = engine.candidateMoves(state)) {
    state = engine.play(state, move);
    moves += 1;
  }
  return moves;
}

const [classic, noGuessing, , largeNoGuessing] = engine.variants;

export const bench: EngineBench = {
  title: 'Minesweeper',
  runs: [
    { name: 'deals with their first opening', step: () => firstOpenings(classic.options, BATCH) },
    { name: 'deals without guessing, 8×8', step: () => firstOpenings(noGuessing?.options, 5) },
    { name: 'deals without guessing, 9×12', step: () => firstOpenings(largeNoGuessing?.options, 1) },
    { name: 'moves by hints', step: () => playByHints(classic.options) },
  ],
};
