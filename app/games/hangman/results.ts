// Results of Hangman: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import { LIVES, rules, countWrongGuesses, type HangmanOptions, type HangmanState } from './rules/rules.ts';
import { findClosedLetters } from './rules/word.ts';

/** One balloon per remaining life, one burst per lost life. */
function drawResult(state: HangmanState): string {
  const lost = countWrongGuesses(state);
  return '🎈'.repeat(LIVES - lost) + '💥'.repeat(lost);
}

/** Says how many letters of a lost word were found, but not how many it has. */
function listSharedFigures(state: HangmanState): readonly string[] {
  const lost = countWrongGuesses(state);
  if (rules.outcome(state)?.result === 'won') return [`found the word with ${formatCount(lost, 'wrong guess', 'wrong guesses')}`];
  return [`${formatCount(state.tried.length - lost, 'letter')} found`, `${lost} of ${LIVES} balloons popped`];
}

export const results: Results<HangmanState, HangmanOptions> = {
  isClose: ({ word, tried }) => findClosedLetters(word, tried).length === 1,
  sharedFigures: listSharedFigures,
  drawing: drawResult,
};
