// Game definition of Hangman: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { LIVES, countWrongGuesses, rules } from './rules/rules.ts';
import type { HangmanEvent, HangmanMove, HangmanOptions, HangmanState } from './rules/rules.ts';
import { findClosedLetters } from './rules/word.ts';
import { CLASSIC_WORDS } from './rules/word-list.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

/** The answer, and which word of the six comes next, of which none comes twice. */
function describeLoss({ list, word }: HangmanState, words: number): string {
  const { length } = CLASSIC_WORDS;
  const next = list === 'classic' && words < length ? `Word ${words + 1} of ${length} is next.` : 'Another one is next.';
  return `The word was ${word}. ${next}`;
}

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
  // Who has had all six words is offered more of them.
  otherVariants: ({ list }, words) => (list === 'classic' && words === CLASSIC_WORDS.length ? ['mixed'] : []),
  isClose: ({ word, tried }) => findClosedLetters(word, tried).length === 1,
  lossNote: describeLoss,
  summary: (state) => (rules.outcome(state)?.result === 'won' ? [['Wrong guesses', countWrongGuesses(state)]] : []),
  sharedFigures: listSharedFigures,
  drawing: drawResult,
};

export const game: MiniGame<HangmanState, HangmanMove, HangmanEvent, HangmanOptions> = {
  rules,
  text,
  View,
  getAspect: () => 0.92,
  howToPlay: [
    'Guess the hidden word one letter at a time. A right letter shows up everywhere it appears.',
    'Each wrong letter pops a balloon, and the sixth one ends the game. The landing is soft.',
    'Guessing a letter twice costs nothing.',
    'Type letters from A to Z, or tap them on the screen.',
  ],
  keys: [{ keys: ['A to Z'], action: 'Guess the letter' }],
  typesLetters: true,
  undoSupport: 'none',
  results,
  sounds: {
    found: 'right',
    missed: 'wrong',
  },
};
