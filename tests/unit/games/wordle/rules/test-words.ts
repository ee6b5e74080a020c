// Words that tests guess.
import * as fc from 'fast-check';
import { WORD_LENGTH } from '#app/games/wordle/rules/word-list.ts';

const letters = fc.constantFrom(...'ABCDELRTS');

/** Five letters of a few, so that many stand in both words. */
export const anyWord = fc.string({ unit: letters, minLength: WORD_LENGTH, maxLength: WORD_LENGTH });
