// How fast the rules of Hangman are: whole games, letter by letter.
import { engine } from '#app/mini-games/hangman/rules/rules.ts';
import type { EngineBench } from './engine-bench.ts';

let seed = 0;

/** One game with the likeliest letters, told to listeners after every one; counts the letters. */
function playGame(): number {
  let state = engine.start({}, (seed += 1));
  for (const move of engine.candidateMoves(state)) {
    state = engine.play(state, move);
    engine.describe(state);
  }
  return state.tried.length;
}

export const bench: EngineBench = { title: 'Hangman', runs: [{ name: 'letters played and told', step: playGame }] };
