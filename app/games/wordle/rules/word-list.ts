// The words of Wordle: what can be the answer, and what can be guessed.
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';

export const ANSWERS = ['REACT', 'UNITY', 'GAMES', 'PIXEL', 'LEVEL', 'SCORE'] as const;

export const WORD_LENGTH = 5;

const LISTS = ['classic', 'daily'] as const;
export type WordListId = (typeof LISTS)[number];

interface WordList {
  readonly answers: readonly string[]; // in capitals
  readonly guesses: ReadonlySet<string>; // the answers with them
}

/** The words of Daily; they come with the first game of it. */
export const dailyWords = createLazyValue(async (): Promise<WordList> => {
  const [answers, others] = (await Promise.all([import('./daily-answers.ts'), import('./daily-guesses.ts')])).map(({ words }) =>
    words.trim().toUpperCase().split(/\s/),
  ) as [string[], string[]];
  return { answers, guesses: new Set([...answers, ...others]) };
});

/** What can be the answer; a list that is loaded has to be there. */
export function getAnswers(list: WordListId): readonly string[] {
  return list === 'classic' ? ANSWERS : dailyWords.get().answers;
}

/** Whether a word in capitals can be guessed: any five letters in Classic. */
export function isAllowedGuess(list: WordListId, word: string): boolean {
  return list === 'classic' || dailyWords.get().guesses.has(word);
}

/** Whether a text is exactly five letters from A to Z, small or capital. */
export function isFiveLetters(text: string): boolean {
  return /^[A-Za-z]{5}$/.test(text);
}
