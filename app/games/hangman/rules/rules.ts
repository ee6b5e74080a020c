// The rules of Hangman: guess the word letter by letter, with six lives.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { LETTERS_ONLY } from '#app/game-kit/lib/key-events.ts';
import { parseLetter, isSolved, findMisses } from './word.ts';
import { pick } from '#app/game-kit/lib/random.ts';
import { MIXED, getWords, type WordListId } from './word-list.ts';

/** Number of wrong letters that end the game; the picture has one balloon for each. */
export const LIVES = 6;

export interface HangmanOptions {
  readonly list: WordListId;
}

export interface HangmanState extends HangmanOptions {
  readonly word: string;
  readonly tried: readonly string[]; // uppercase letters, in order
}

export interface HangmanMove {
  readonly type: 'guess';
  readonly letter: string; // upper or lower case
}

export interface HangmanEvent {
  readonly type: 'found' | 'missed';
  readonly letter: string; // upper case
}

export function countWrongGuesses({ word, tried }: HangmanState): number {
  return findMisses(word, tried).length;
}

function getOutcome(state: HangmanState): Outcome | null {
  if (countWrongGuesses(state) >= LIVES) return { result: 'lost' };
  return isSolved(state.word, state.tried) ? { result: 'won' } : null;
}

/** A letter opens all its occurrences; the sixth letter that does not occur ends the game. */
export const rules: Rules<HangmanState, HangmanMove, HangmanEvent, HangmanOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Six lives', pace: 'turns', options: { list: 'classic' } },
    { id: 'mixed', label: 'Mixed words', pace: 'turns', options: { list: 'mixed' }, resources: MIXED },
  ],
  start({ list }, seed) {
    const [word] = pick(seed, getWords(list));
    return { list, word, tried: [] };
  },
  play(state, move) {
    if (getOutcome(state)) return { refused: 'This game is over.' };
    const letter = parseLetter(move.letter);
    if (letter === null) return { refused: LETTERS_ONLY };
    if (state.tried.includes(letter)) return { refused: `You already tried ${letter}. It costs nothing.` };
    return {
      state: { ...state, tried: [...state.tried, letter] },
      events: [{ type: findMisses(state.word, [letter]).length === 0 ? 'found' : 'missed', letter }],
    };
  },
  words: {
    getList: ({ list }) => ({ list, round: getWords(list).length }),
    getPlace: ({ list, word }) => getWords(list).indexOf(word),
  },
  outcome: getOutcome,
};
