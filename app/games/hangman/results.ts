// Results of Hangman: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { LIVES, countWrongGuesses, type HangmanEvent, type HangmanOptions, type HangmanState } from './rules/rules.ts';
import { findClosedLetters } from './rules/word.ts';

/** One balloon per remaining life, one burst per lost life. */
function drawResult(state: HangmanState): string {
  const lost = countWrongGuesses(state);
  return '🎈'.repeat(LIVES - lost) + '💥'.repeat(lost);
}

export const results: Results<HangmanState, HangmanEvent, HangmanOptions> = {
  isClose: ({ word, tried }) => findClosedLetters(word, tried).length === 1,
  drawing: drawResult,
};
