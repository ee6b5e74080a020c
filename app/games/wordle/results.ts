// Results of Wordle: which figures are shown, counted and shared.
import type { Preferences, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import { HIGH_CONTRAST } from './preferences.ts';
import { markGuess, type Mark } from './rules/marks.ts';
import { rules, TRIES, type WordleOptions, type WordleState } from './rules/rules.ts';
import { WORD_LENGTH } from './rules/word-list.ts';

const SQUARES: Readonly<Record<'plain' | 'contrast', Readonly<Record<Mark, string>>>> = {
  plain: { correct: '🟩', present: '🟨', absent: '⬛' },
  contrast: { correct: '🟧', present: '🟦', absent: '⬛' },
};

/** The marks as rows of emoji squares. */
function drawResult({ answer, guesses }: WordleState, preferences: Preferences): string {
  const squares = SQUARES[preferences[HIGH_CONTRAST.id] ? 'contrast' : 'plain'];
  return guesses
    .map((guess) =>
      markGuess(answer, guess)
        .map((mark) => squares[mark])
        .join(''),
    )
    .join('\n');
}

/** Whether any guess was only one letter away from the answer. */
function isClose({ answer, guesses }: WordleState): boolean {
  return guesses.some((guess) => markGuess(answer, guess).filter((mark) => mark === 'correct').length === WORD_LENGTH - 1);
}

export const results: Results<WordleState, WordleOptions> = {
  score: { getScore: ({ guesses }) => guesses.length, name: 'guesses', better: 'lower' },
  outcomes: () => [
    ...Array.from({ length: TRIES }, (_, index) => ({
      id: `guesses-${index + 1}`,
      label: formatCount(index + 1, 'guess', 'guesses'),
      short: String(index + 1),
    })),
    { id: 'missed', label: 'Missed', short: '–' },
  ],
  isClose,
  sharedFigures: (state) => [`${rules.outcome(state)?.result === 'won' ? state.guesses.length : 'X'}/${TRIES}`],
  drawing: drawResult,
};
