import naughtyWords from 'naughty-words/en.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { ANSWERS, answersOf, dailyWords, isKnown, isWord } from '#app/games/wordle/rules/word-list.ts';

await dailyWords.load();

describe('the list of Daily', () => {
  const answers = answersOf('daily');

  it('WRD16 has at least two thousand answers, each once, and every one of them can be guessed', () => {
    expect(answers.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.every((word) => isWord(word) && word === word.toUpperCase() && isKnown('daily', word))).toBe(true);
  });

  it('knows the words of Classic, and nothing coarse', () => {
    expect(ANSWERS.filter((word) => !isKnown('daily', word))).toEqual([]);
    expect(naughtyWords.filter((word) => isKnown('daily', word.toUpperCase()))).toEqual([]);
  });
});
