// Minesweeper: dealing and opening, boards without guessing, whole games by logic.
import type { GameBench } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import { rules } from './rules/rules.ts';
import type { MinesweeperOptions } from './rules/state.ts';

const BATCH = 100;

let seed = 0;

/** Deals `count` boards and opens a corner area of each; returns how many. */
function firstOpenings(options: MinesweeperOptions | undefined, count: number): number {
  if (!options) return 0;
  for (let done = 0; done < count; done += 1) rules.play(rules.start(options, (seed += 1)), { type: 'reveal', cell: seed % 64 });
  return count;
}

/** Plays a game by its hints; returns the number of moves. */
function playByHints(options: MinesweeperOptions | undefined): number {
  if (!options) return 0;
  let state = rules.start(options, (seed += 1));
  let moves = 0;
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) return moves;
    ({ state } = played);
    moves += 1;
  }
  return moves;
}

const [classic, noGuessing, , largeNoGuessing] = rules.variants;

export const bench: GameBench = {
  title: 'Minesweeper',
  runs: [
    { name: 'deals with their first opening', step: () => firstOpenings(classic.options, BATCH) },
    { name: 'deals without guessing, 8×8', step: () => firstOpenings(noGuessing?.options, 5) },
    { name: 'deals without guessing, 9×12', step: () => firstOpenings(largeNoGuessing?.options, 1) },
    { name: 'moves by hints', step: () => playByHints(classic.options) },
  ],
};
