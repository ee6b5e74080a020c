// Hard mode: revealed letters must be used in all later guesses.
import { markGuess } from './marks.ts';

const TIMES = ['', '', ' twice', ' three times', ' four times', ' five times'];

function countLetter(word: string, letter: string): number {
  let count = 0;
  for (const other of word) if (other === letter) count += 1;
  return count;
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
  for (const guess of guesses) {
    const unused = explainUnused(answer, guess, word);
    if (unused !== null) return unused;
  }
  return null;
}
