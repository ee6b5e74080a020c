// Tic Tac Toe: whole games against the computer that never loses.
import type { GameBench } from '#app/mini-games/player.ts';
import { isComputersTurn, rules } from './rules/rules.ts';

const BATCH = 50;
const THINKS_MS = 450;
const unbeatable = rules.variants.find(({ id }) => id === 'hard');

let seed = 0;

/** Plays one game; the player takes the first free cell. Returns the number of moves. */
function playOut(): number {
  if (!unbeatable) return 0;
  let state = rules.start(unbeatable.options, (seed += 1));
  let moves = 0;
  while (rules.outcome(state) === null) {
    const played = isComputersTurn(state)
      ? rules.advance?.(state, THINKS_MS)
      : rules.play(state, { type: 'mark', cell: state.board.indexOf(null) });
    if (!played || 'refused' in played) return moves;
    ({ state } = played);
    moves += 1;
  }
  return moves;
}

export const bench: GameBench = {
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
