import naughtyWords from 'naughty-words/en.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { ANSWERS, getAnswers, dailyWords, isAllowedGuess, isFiveLetters } from '#app/games/wordle/rules/word-list.ts';

await dailyWords.load();

describe('the list of Daily', () => {
  const answers = getAnswers('daily');

  it('WRD16 has at least two thousand distinct answers, all of which can be guessed', () => {
    expect(answers.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.every((word) => isFiveLetters(word) && word === word.toUpperCase() && isAllowedGuess('daily', word))).toBe(true);
  });

  it('contains the words of Classic, and no offensive ones', () => {
    expect(ANSWERS.filter((word) => !isAllowedGuess('daily', word))).toEqual([]);
    expect(naughtyWords.filter((word) => isAllowedGuess('daily', word.toUpperCase()))).toEqual([]);
  });
});
