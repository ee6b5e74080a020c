// Test bot: legal moves for Hangman, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { rules, type HangmanMove, type HangmanState } from '#app/games/hangman/rules/rules.ts';

/** Letters by frequency in English words. */
const LETTERS_BY_FREQUENCY = [...'EARIOTNSLCUDPMHGBFYWKVXZJQ'];
const RANDOM_KEYS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZaeiou?4'];

export const bot: Bot<HangmanState, HangmanMove> = {
  moves(state) {
    if (rules.outcome(state)) return [];
    return LETTERS_BY_FREQUENCY.filter((letter) => !state.tried.includes(letter)).map((letter) => ({ type: 'guess', letter }));
  },
  randomMove: (_, roll) => ({ type: 'guess', letter: RANDOM_KEYS[roll(RANDOM_KEYS.length)] ?? 'A' }),
};

export const endings: readonly Ending[] = [
  { end: { word: 'REACT', tried: [...'RESACT'] }, shares: ['1 wrong guess'], hides: 'REACT' },
  { end: { word: 'REACT', tried: [...'REABDFGHI'] }, shares: ['3 letters', '6 of 6 balloons'], hides: 'REACT' },
];
