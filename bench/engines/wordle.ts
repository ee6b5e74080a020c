// How fast the rules of Wordle are: the marks of a guess, and whole games.
import { engine } from '#app/mini-games/wordle/rules/rules.ts';
import { marksOf } from '#app/mini-games/wordle/rules/marks.ts';
import { ANSWERS, PROBES } from '#app/mini-games/wordle/rules/word-list.ts';
import type { EngineBench } from './engine-bench.ts';

let seed = 0;

function markAll(): number {
  for (const answer of ANSWERS) for (const probe of PROBES) marksOf(answer, probe);
  return ANSWERS.length * PROBES.length;
}

/** One game with words that only ask, told to listeners after every guess; counts the guesses. */
function playGame(): number {
  let state = engine.start({ isHard: false }, (seed += 1));
  for (const word of PROBES) {
    state = engine.play(state, { type: 'guess', word });
    engine.describe(state);
  }
  return state.guesses.length;
}

export const bench: EngineBench = {
  title: 'Wordle',
  runs: [
    { name: 'guesses marked', step: markAll },
    { name: 'guesses played and told', step: playGame },
  ],
};
