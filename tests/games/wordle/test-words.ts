// Generates words for property tests.
import * as fc from 'fast-check';
import { WORD_LENGTH } from '#app/games/wordle/rules/word-list.ts';

const letters = fc.constantFrom(...'ABCDELRTS');

/** Five letters from a small alphabet, so that words often share letters. */
export const anyWord = fc.string({ unit: letters, minLength: WORD_LENGTH, maxLength: WORD_LENGTH });
