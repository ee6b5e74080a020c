// The rules of Wordle: six guesses for a five-letter word.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { pick } from '#app/game-kit/lib/random.ts';
import { hasOtherLetter, LETTERS_ONLY } from '#app/game-kit/lib/key-events.ts';
import { markGuess, type Mark } from './marks.ts';
import { getAnswers, dailyWords, isAllowedGuess, isFiveLetters, WORD_LENGTH, type WordListId } from './word-list.ts';

const TIMES = ['', '', ' twice', ' three times', ' four times', ' five times'];

function countLetter(word: string, letter: string): number {
  return word.split(letter).length - 1;
}

/** Explains which letters of an earlier guess `word` does not use; null if it uses all of them. */
function explainUnused(answer: string, guess: string, word: string): string | null {
  const marks = markGuess(answer, guess);
  const misplaced = marks.findIndex((mark, place) => mark === 'correct' && word[place] !== guess[place]);
  if (misplaced !== -1) return `Hard mode: letter ${misplaced + 1} has to be ${guess[misplaced]}.`;
  const found = [...guess].filter((_, place) => marks[place] !== 'absent').join('');
  const missing = [...found].find((letter) => countLetter(word, letter) < countLetter(found, letter));
  return missing === undefined ? null : `Hard mode: use ${missing}${TIMES[countLetter(found, missing)]}.`;
}

/** Explains why hard mode refuses a word: correct letters must stay in place, and present letters must be used as often as they were found. */
export function explainHardModeRefusal(answer: string, guesses: readonly string[], word: string): string | null {
  return guesses.map((guess) => explainUnused(answer, guess, word)).find((reason) => reason !== null) ?? null;
}

export const TRIES = 6;

export interface WordleOptions {
  readonly isHard: boolean;
  readonly list: WordListId;
}

export interface WordleState extends WordleOptions {
  readonly answer: string; // upper case
  readonly guesses: readonly string[]; // upper case, in order
}

/** `relax` leaves hard mode for the rest of the game. */
export type WordleMove = { readonly type: 'guess'; readonly word: string } | { readonly type: 'relax' };

export type WordleEvent =
  | { readonly type: 'guessed'; readonly word: string; readonly marks: readonly Mark[] }
  | { readonly type: 'relaxed' };

function getOutcome({ answer, guesses }: WordleState): Outcome | null {
  if (guesses.at(-1) === answer) return { result: 'won', id: `guesses-${guesses.length}` };
  return guesses.length === TRIES ? { result: 'lost', id: 'missed' } : null;
}

function applyGuess(state: WordleState, text: string): MoveResult<WordleState, WordleEvent> {
  if (!isFiveLetters(text))
    return { refused: hasOtherLetter(text) || [...text].length === WORD_LENGTH ? LETTERS_ONLY : 'Enter five letters.' };
  const { answer, guesses, isHard, list } = state;
  const word = text.toUpperCase();
  if (!isAllowedGuess(list, word)) return { refused: 'Not in our word list' };
  const refused = isHard ? explainHardModeRefusal(answer, guesses, word) : null;
  if (refused !== null) return { refused };
  return { state: { ...state, guesses: [...guesses, word] }, events: [{ type: 'guessed', word, marks: markGuess(answer, word) }] };
}

/** Classic accepts any five letters and has six answers; Unlimited takes guesses and answers from long lists. */
export const rules: Rules<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'turns', options: { isHard: false, list: 'classic' } },
    { id: 'hard', label: 'Hard mode', pace: 'turns', options: { isHard: true, list: 'classic' } },
    { id: 'unlimited', label: 'Unlimited', pace: 'turns', options: { isHard: false, list: 'daily' }, resources: dailyWords },
  ],
  start({ isHard, list }, seed) {
    const [answer] = pick(seed, getAnswers(list));
    return { isHard, list, answer, guesses: [] };
  },
  play(state, move) {
    if (getOutcome(state)) return { refused: 'This game is over.' };
    switch (move.type) {
      case 'guess':
        return applyGuess(state, move.word);
      case 'relax':
        if (!state.isHard) return { refused: "This game isn't in hard mode." };
        return { state: { ...state, isHard: false }, events: [{ type: 'relaxed' }] };
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  words: {
    getList: ({ list }) => ({ list, round: 1 }),
    getPlace: ({ list, answer }) => getAnswers(list).indexOf(answer),
  },
  outcome: getOutcome,
};
