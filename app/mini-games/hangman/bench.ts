// Hangman: whole games, letter by letter.
import type { GameBench } from '#app/mini-games/player.ts';
import { player } from './player.ts';
import { rules } from './rules/rules.ts';
import { words } from './words.ts';

let seed = 0;

/** One game with the likeliest letters, told to listeners after every one; counts the letters. */
function playGame(): number {
  let state = rules.start(rules.variants[0].options, (seed += 1));
  for (const move of player.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) break;
    ({ state } = played);
    words.told?.(played.events, state);
  }
  return state.tried.length;
}

export const bench: GameBench = { title: 'Hangman', runs: [{ name: 'letters played and told', step: playGame }] };
