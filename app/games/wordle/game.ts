// Game definition of Wordle: combines rules, texts, view, sounds and options.
import type { MiniGame, Preferences, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { markGuess, type Mark } from './rules/marks.ts';
import { TRIES, type WordleEvent, type WordleMove, type WordleOptions, type WordleState, rules } from './rules/rules.ts';
import { WORD_LENGTH } from './rules/word-list.ts';
import { HIGH_CONTRAST, text } from './text.ts';
import { View } from './view/view.tsx';

const SQUARES: Readonly<Record<'plain' | 'contrast', Readonly<Record<Mark, string>>>> = {
  plain: { correct: '🟩', present: '🟨', absent: '⬛' },
  contrast: { correct: '🟧', present: '🟦', absent: '⬛' },
};

/** The marks as rows of emoji squares. */
function drawResult({ answer, guesses }: WordleState, preferences: Preferences): string {
  const squares = SQUARES[preferences[HIGH_CONTRAST.id] ? 'contrast' : 'plain'];
  const rows = guesses.map((guess) => markGuess(answer, guess).map((mark) => squares[mark]));
  return rows.map((row) => row.join('')).join('\n');
}

/** Whether any guess was only one letter away from the answer. */
function isClose({ answer, guesses }: WordleState): boolean {
  return guesses.some((guess) => markGuess(answer, guess).filter((mark) => mark === 'correct').length === WORD_LENGTH - 1);
}

export const results: Results<WordleState, WordleOptions> = {
  score: { getScore: ({ guesses }) => guesses.length, name: 'guesses', better: 'lower' },
  bounds: () => ({ most: TRIES }),
  outcomes: () => [
    ...Array.from({ length: TRIES }, (_, index) => ({
      id: `guesses-${index + 1}`,
      label: formatCount(index + 1, 'guess', 'guesses'),
      short: String(index + 1),
    })),
    { id: 'missed', label: 'Missed', short: '–' },
  ],
  otherVariants: ({ list }) => (list === 'classic' ? ['unlimited'] : []),
  isClose,
  lossNote: ({ answer }) => `The word was ${answer}.`,
  sharedFigures: (state) => [`${rules.outcome(state)?.result === 'won' ? state.guesses.length : 'X'}/${TRIES}`],
  drawing: drawResult,
};

export const game: MiniGame<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  rules,
  text,
  View,
  getAspect: () => 0.85,
  howToPlay: [
    'Find the five-letter word in six tries. Any five letters will do, but in Unlimited they have to be a word.',
    "Green with a solid border is in the right place, yellow with a dashed border is somewhere else in the word, and sunken gray isn't in it.",
    'Type your guess, then press Enter. Or use the keys on the screen.',
    "In hard mode, you have to use what you've found in every later guess. You can turn it off at any time.",
  ],
  brief: 'Guess the five-letter word. A green letter is in the right place.',
  keys: [
    { keys: ['A to Z'], action: 'Type your guess' },
    { keys: ['Backspace'], action: 'Delete a letter' },
    { keys: ['Enter'], action: 'Submit your guess' },
  ],
  typesLetters: true,
  undoSupport: 'none',
  results,
  daily: {},
  preferences: [HIGH_CONTRAST],
  sounds: {
    guessed: 'reveal',
  },
};
