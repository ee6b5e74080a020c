// Somebody who plays Hangman.
import type { Player } from './bot.ts';
import { rules, type HangmanMove, type HangmanState } from '#app/games/hangman/rules/rules.ts';

/** The letters by how common they are in English words. */
const COMMON_FIRST = [...'EARIOTNSLCUDPMHGBFYWKVXZJQ'];
const TYPED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZaeiou?4'];

export const player: Player<HangmanState, HangmanMove> = {
  moves(state) {
    if (rules.outcome(state)) return [];
    return COMMON_FIRST.filter((letter) => !state.tried.includes(letter)).map((letter) => ({ type: 'guess', letter }));
  },
  randomMove: (_, roll) => ({ type: 'guess', letter: TYPED[roll(TYPED.length)] ?? 'A' }),
};
