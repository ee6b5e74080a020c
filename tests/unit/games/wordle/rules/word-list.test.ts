import naughtyWords from 'naughty-words/en.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { ANSWERS, getAnswers, dailyWords, isAllowedGuess, isFiveLetters } from '#app/games/wordle/rules/word-list.ts';

await dailyWords.load();

describe('the list of Unlimited', () => {
  const answers = getAnswers('daily');

  it('WRD16 has at least two thousand distinct answers, all of which can be guessed', () => {
    expect(answers.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.every((word) => isFiveLetters(word) && word === word.toUpperCase() && isAllowedGuess('daily', word))).toBe(true);
  });

  it('WRD16 knows the common openings and the words of Classic', () => {
    const openings = 'OUIJA VLOGS SALET SOARE ADIEU CRANE SLATE TARES RAISE ROATE IRATE AUDIO STARE TRACE CRATE ARISE AROSE TARSE REAST';
    expect([...openings.split(' '), ...ANSWERS].filter((word) => !isAllowedGuess('daily', word))).toEqual([]);
  });

  it('has no offensive answers', () => {
    expect(naughtyWords.filter((word) => answers.includes(word.toUpperCase()))).toEqual([]);
  });
});
