// Marks the letters of a guess, and collects what all guesses reveal about each letter.
import { WORD_LENGTH } from './word-list.ts';

/** In ascending order of information. */
export const MARKS = ['absent', 'present', 'correct'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * The marks of a guess; both words are in upper case. Correct letters are matched first; then, from the left, each other letter is matched
 * with an unmatched letter of the answer. So a letter is never marked more often than it occurs in the answer.
 */
export function markGuess(answer: string, guess: string): Mark[] {
  const marks: Mark[] = ['absent', 'absent', 'absent', 'absent', 'absent'];
  let taken = 0; // matched letters of the answer, as bits
  for (let place = 0; place < WORD_LENGTH; place += 1) {
    if (guess[place] !== answer[place]) continue;
    marks[place] = 'correct';
    taken |= 1 << place;
  }
  for (let place = 0; place < WORD_LENGTH; place += 1) {
    if (marks[place] === 'correct') continue;
    for (let other = 0; other < WORD_LENGTH; other += 1) {
      if ((taken & (1 << other)) !== 0 || guess[place] !== answer[other]) continue;
      marks[place] = 'present';
      taken |= 1 << other;
      break;
    }
  }
  return marks;
}

/** The best mark of each guessed letter. */
export function getKnownLetters(answer: string, guesses: readonly string[]): ReadonlyMap<string, Mark> {
  const known = new Map<string, Mark>();
  for (const guess of guesses) {
    for (const [place, mark] of markGuess(answer, guess).entries()) {
      const letter = guess[place] as string;
      const before = known.get(letter);
      if (before === undefined || MARKS.indexOf(mark) > MARKS.indexOf(before)) known.set(letter, mark);
    }
  }
  return known;
}
