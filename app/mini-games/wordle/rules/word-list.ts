// The words of Wordle: what can be the answer, and what can be guessed.

export const ANSWERS = ['REACT', 'UNITY', 'GAMES', 'PIXEL', 'LEVEL', 'SCORE'] as const;

export const WORD_LENGTH = 5;

/** Whether a text is exactly five letters from A to Z, small or capital. */
export function isWord(text: string): boolean {
  return /^[A-Za-z]{5}$/.test(text);
}
