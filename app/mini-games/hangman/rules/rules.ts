// The rules of Hangman: guess the word letter by letter, with six lives.
import type { Engine } from '#app/mini-games/rules.ts';
import { asLetter, isSolved, misses, occurrences } from './word.ts';
import { nextInRound, parseRound, WORDS, type Round } from './word-list.ts';

/** So many wrong letters end the game: the picture has one part for each. */
export const LIVES = 6;

export interface HangmanState {
  readonly word: string;
  readonly tried: readonly string[]; // letters in capitals, the first one first
  readonly round: Round; // the words played so far, this one included
}

export interface HangmanMove {
  readonly type: 'guess';
  readonly letter: string; // in capitals or not
}

/** The letters by how common they are in English words. */
const COMMON_FIRST = [...'EARIOTNSLCUDPMHGBFYWKVXZJQ'];

function start(_options: object, seed: number, carried?: unknown): HangmanState {
  const round = nextInRound(parseRound(carried), seed);
  return { word: WORDS[round.at(-1) ?? 0] ?? WORDS[0], tried: [], round };
}

export function wrongGuesses({ word, tried }: HangmanState): number {
  return misses(word, tried).length;
}

export function status(state: HangmanState) {
  if (wrongGuesses(state) >= LIVES) return 'lost';
  return isSolved(state.word, state.tried) ? 'won' : 'playing';
}

function refusal(state: HangmanState, move: HangmanMove): string | null {
  if (status(state) !== 'playing') return 'This game is over.';
  const letter = asLetter(move.letter);
  if (letter === null) return 'Only the letters A to Z can be guessed.';
  return state.tried.includes(letter) ? `${letter} was tried before. It costs nothing.` : null;
}

function play(state: HangmanState, move: HangmanMove): HangmanState {
  const letter = asLetter(move.letter);
  return letter === null || refusal(state, move) !== null ? state : { ...state, tried: [...state.tried, letter] };
}

function counted(lives: number): string {
  return lives === 1 ? '1 life left' : `${lives} lives left`;
}

function describe(state: HangmanState): string {
  const { word, tried } = state;
  const lives = LIVES - wrongGuesses(state);
  const last = tried.at(-1);
  if (lives === 0) return `Game Over! The word was ${word}`;
  if (isSolved(word, tried)) return `You Won! ${counted(lives)}`;
  if (last === undefined) return `Guess a letter. ${counted(lives)}`;
  const found = occurrences(word, last);
  return found > 0 ? `${last}: ${found} found` : `${last}: not in the word, ${counted(lives)}`;
}

function candidateMoves(state: HangmanState): readonly HangmanMove[] {
  if (status(state) !== 'playing') return [];
  return COMMON_FIRST.filter((letter) => !state.tried.includes(letter)).map((letter) => ({ type: 'guess', letter }));
}

/** A balloon for each life that is left, a burst for each one that was lost. */
function share(state: HangmanState): string {
  const lost = wrongGuesses(state);
  return '🎈'.repeat(LIVES - lost) + '💥'.repeat(lost);
}

/** A letter opens every place where it stands; the sixth letter that stands nowhere ends the game. */
export const engine: Engine<HangmanState, HangmanMove, object> = {
  version: 1,
  variants: [{ label: 'Six lives', options: {} }],
  start,
  play,
  refusal,
  status,
  score: (state) => LIVES - wrongGuesses(state),
  describe,
  candidateMoves,
  carry: ({ round }) => round,
  share,
};
