import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getKnownLetters, MARKS, markGuess } from '#app/games/wordle/rules/marks.ts';
import { TRIES } from '#app/games/wordle/rules/rules.ts';
import { anyWord } from './test-words.ts';

/** Draws marks: E exact, P present, - absent. */
function drawMarks(answer: string, word: string): string {
  return markGuess(answer, word)
    .map((mark) => ({ correct: 'E', present: 'P', absent: '-' })[mark])
    .join('');
}

/** Reference implementation: removes exact matches from both words, then takes letters from the rest of the answer. */
function markByDefinition(answer: string, word: string): string {
  const marks: string[] = [...word].map((letter, place) => (letter === answer[place] ? 'E' : '-'));
  let bag = [...answer].filter((letter, place) => letter !== word[place]).join('');
  for (const [place, letter] of [...word].entries()) {
    if (marks[place] === 'E' || !bag.includes(letter)) continue;
    marks[place] = 'P';
    bag = bag.replace(letter, '');
  }
  return marks.join('');
}

describe('marks', () => {
  it('WRD2 WRD3 match exact letters first, then the remaining ones from the left', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (answer, word) => {
        expect(drawMarks(answer, word)).toBe(markByDefinition(answer, word));
      }),
      { numRuns: 500 },
    );
  });

  it('WRD4 never lower the mark of a letter on the keyboard', () => {
    fc.assert(
      fc.property(anyWord, fc.array(anyWord, { maxLength: TRIES }), (answer, guesses) => {
        let before = getKnownLetters(answer, []);
        for (let count = 1; count <= guesses.length; count += 1) {
          const now = getKnownLetters(answer, guesses.slice(0, count));
          for (const [letter, mark] of before)
            expect(MARKS.indexOf(now.get(letter) ?? 'absent')).toBeGreaterThanOrEqual(MARKS.indexOf(mark));
          before = now;
        }
      }),
    );
  });
});
