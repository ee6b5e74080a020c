// The word lists of Wordle: possible answers and allowed guesses.
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';

export const ANSWERS = ['REACT', 'UNITY', 'GAMES', 'PIXEL', 'LEVEL', 'SCORE'] as const;

export const WORD_LENGTH = 5;

export type WordListId = 'classic' | 'daily';

interface WordList {
  readonly answers: readonly string[]; // upper case
  readonly guesses: ReadonlySet<string>; // including the answers
}

/** The word list of the Unlimited variant, which the daily boards use, too, loaded with its first game. */
export const dailyWords = createLazyValue(async (): Promise<WordList> => {
  const [answers, others] = (await Promise.all([import('./answers.ts'), import('./guesses.ts')])).map(({ words }) =>
    words.trim().toUpperCase().split(/\s/),
  ) as [string[], string[]];
  return { answers, guesses: new Set([...answers, ...others]) };
});

/** The possible answers. Throws for a list that is not loaded. */
export function getAnswers(list: WordListId): readonly string[] {
  return list === 'classic' ? ANSWERS : dailyWords.get().answers;
}

/** Whether an uppercase word is an allowed guess; Classic allows any five letters. */
export function isAllowedGuess(list: WordListId, word: string): boolean {
  return list === 'classic' || dailyWords.get().guesses.has(word);
}

/** Whether a text is exactly five letters from A to Z, in upper or lower case. */
export function isFiveLetters(text: string): boolean {
  return /^[A-Za-z]{5}$/.test(text);
}
