// The words of Hangman, and which of them comes next.
import { pick } from '#app/mini-games/lib/rng.ts';

export const WORDS = ['REACT', 'TYPESCRIPT', 'JAVASCRIPT', 'PROGRAMMING', 'DEVELOPER', 'CODING'] as const;

/** The words of the present round as places in the list, in the order in which they were played. */
export type Round = readonly number[];

/** The round in a value from the device; an empty one when the value makes no sense. */
export function parseRound(carried: unknown): Round {
  if (!Array.isArray(carried) || new Set(carried).size !== carried.length) return [];
  return carried.every((index) => Number.isInteger(index) && index >= 0 && index < WORDS.length) ? (carried as number[]) : [];
}

/** The round with one more word. After all six a new round begins, and not with the word that has just been played. */
export function nextInRound(round: Round, seed: number): Round {
  const isOver = round.length === WORDS.length;
  const left = WORDS.map((_, index) => index).filter((index) => (isOver ? index !== round.at(-1) : !round.includes(index)));
  const [index] = pick(seed, left);
  return isOver ? [index] : [...round, index];
}
