// Tic Tac Toe: whole games against the computer that never loses.
import { engine } from '#app/mini-games/tic-tac-toe/engine.ts';
import type { EngineBench } from './engine-bench.ts';

const BATCH = 50;
const unbeatable = engine.variants[2];

let seed = 0;

/** Plays one game; the player takes the first free cell. Returns the number of moves. */
function playOut(): number {
  if (!unbeatable) return 0;
  let state = engine.start(unbeatable.options, (seed += 1));
  let moves = 0;
  while (engine.status(state) === 'playing') {
    const waits = engine.clock?.period(state) !== null;
    state = engine.play(state, waits ? { type: 'reply' } : { type: 'mark', cell: state.board.indexOf(null) });
    moves += 1;
  }
  return moves;
}

export const bench: EngineBench = {
  title: 'Tic Tac Toe',
  runs: [
    {
      name: 'moves against the computer',
      step() {
        let moves = 0;
        for (let game = 0; game < BATCH; game += 1) moves += playOut();
        return moves;
      },
    },
  ],
};
