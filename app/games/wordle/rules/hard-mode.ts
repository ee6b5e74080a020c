// Hard mode: whatever a guess has found has to be used by all that follow.
import { markGuess } from './marks.ts';

const TIMES = ['', '', ' twice', ' three times', ' four times', ' five times'];

function countLetter(word: string, letter: string): number {
  let count = 0;
  for (const other of word) if (other === letter) count += 1;
  return count;
}

/** What `word` leaves unused of one earlier guess, in words for the player; null when it uses everything. */
function explainUnused(answer: string, guess: string, word: string): string | null {
  const marks = markGuess(answer, guess);
  const misplaced = marks.findIndex((mark, place) => mark === 'correct' && word[place] !== guess[place]);
  if (misplaced !== -1) return `Hard mode: letter ${misplaced + 1} has to be ${guess[misplaced]}.`;
  const found = [...guess].filter((_, place) => marks[place] !== 'absent').join('');
  const missing = [...found].find((letter) => countLetter(word, letter) < countLetter(found, letter));
  return missing === undefined ? null : `Hard mode: use ${missing}${TIMES[countLetter(found, missing)]}.`;
}

/** Why hard mode refuses a word: letters in their places stay there, and the others that were found come again, as often as they were found. */
export function explainHardModeRefusal(answer: string, guesses: readonly string[], word: string): string | null {
  for (const guess of guesses) {
    const unused = explainUnused(answer, guess, word);
    if (unused !== null) return unused;
  }
  return null;
}
