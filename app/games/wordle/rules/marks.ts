// What a guess is told: a mark for each of its letters, and what all marks together say of the alphabet.
import { WORD_LENGTH } from './word-list.ts';

/** From the least that one can know of a letter to the most. */
export const MARKS = ['absent', 'present', 'correct'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * The marks of a guess, both words in capitals. Letters in their places are taken first; then, from the left, each other letter
 * takes one letter of the answer that is still free. So a letter is never marked more often than the answer has it.
 */
export function markGuess(answer: string, guess: string): Mark[] {
  const marks: Mark[] = ['absent', 'absent', 'absent', 'absent', 'absent'];
  let taken = 0; // one bit for each letter of the answer
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

/** The best mark that each tried letter has had; what is known of a letter only ever rises. */
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
