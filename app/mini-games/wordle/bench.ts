// Wordle: the marks of a guess, and whole games.
import type { GameBench } from '#app/mini-games/player.ts';
import { PROBES } from './player.ts';
import { marksOf } from './rules/marks.ts';
import { rules } from './rules/rules.ts';
import { ANSWERS } from './rules/word-list.ts';
import { words } from './words.ts';

let seed = 0;

function markAll(): number {
  for (const answer of ANSWERS) for (const probe of PROBES) marksOf(answer, probe);
  return ANSWERS.length * PROBES.length;
}

/** One game with words that only ask, told to listeners after every guess; counts the guesses. */
function playGame(): number {
  let state = rules.start(rules.variants[0].options, (seed += 1));
  for (const word of PROBES) {
    const played = rules.play(state, { type: 'guess', word });
    if ('refused' in played) break;
    ({ state } = played);
    words.told?.(played.events, state);
  }
  return state.guesses.length;
}

export const bench: GameBench = {
  title: 'Wordle',
  runs: [
    { name: 'guesses marked', step: markAll },
    { name: 'guesses played and told', step: playGame },
  ],
};
