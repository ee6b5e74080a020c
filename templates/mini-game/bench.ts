// Measures how fast the rules of Counter are: games that follow the hints.
import type { GameBench } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import { rules } from './rules/rules.ts';

let seed = 0;

/** Plays one game; returns how many moves it took. */
function playGame(): number {
  let taken = 0;
  let state = rules.start(rules.variants[0].options, (seed += 1));
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) break;
    ({ state } = played);
    taken += 1;
  }
  return taken;
}

export const bench: GameBench = { title: 'Counter', runs: [{ name: 'moves by hint', step: playGame }] };
