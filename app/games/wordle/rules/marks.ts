// Marks the letters of a guess, and collects what all guesses reveal about each letter.

/** In ascending order of information. */
export const MARKS = ['absent', 'present', 'correct'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * The marks of a guess; both words are in upper case. Correct letters are matched first; then, from the left, each other letter is matched
 * with an unmatched letter of the answer. So a letter is never marked more often than it occurs in the answer.
 */
export function markGuess(answer: string, guess: string): Mark[] {
  const unmatched = [...answer].filter((letter, place) => letter !== guess[place]);
  return [...guess].map((letter, place): Mark => {
    if (letter === answer[place]) return 'correct';
    const other = unmatched.indexOf(letter);
    if (other === -1) return 'absent';
    unmatched.splice(other, 1);
    return 'present';
  });
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
