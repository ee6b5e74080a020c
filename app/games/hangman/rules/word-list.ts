// The word lists of Hangman, and the choice of the next word.
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { pick } from '#app/game-kit/lib/random.ts';
import type * as lists from './words.ts';

export const CLASSIC_WORDS = ['REACT', 'TYPESCRIPT', 'JAVASCRIPT', 'PROGRAMMING', 'DEVELOPER', 'CODING'] as const;

async function loadWords(category: keyof typeof lists): Promise<readonly string[]> {
  return (await import('./words.ts'))[category].trim().split(/\s/);
}

/** Categories; their words are loaded with the first game of any category. */
export const CATEGORIES = {
  animals: createLazyValue(() => loadWords('animals')),
  food: createLazyValue(() => loadWords('food')),
  countries: createLazyValue(() => loadWords('countries')),
  sports: createLazyValue(() => loadWords('sports')),
} as const;

/** The list in the specification (six words), or a category. */
export type WordListId = 'classic' | keyof typeof CATEGORIES;

/** The words of a list. Throws for a category that is not loaded. */
export function getWords(list: WordListId): readonly string[] {
  return list === 'classic' ? CLASSIC_WORDS : CATEGORIES[list].get();
}

/** The words played in the current round, as indexes in their list, in order. */
export type Round = readonly number[];

/** The current round of each list. */
export type Rounds = Readonly<Record<string, Round>>;

function isRound(value: unknown): value is Round {
  return Array.isArray(value) && new Set(value).size === value.length && value.every((index) => Number.isInteger(index) && index >= 0);
}

/** Parses the carried data from the device; invalid parts are dropped. */
export function parseRounds(carried: unknown): Rounds {
  if (typeof carried !== 'object' || carried === null) return {};
  return Object.fromEntries(Object.entries(carried).filter((entry): entry is [string, Round] => isRound(entry[1])));
}

/** Adds a random unplayed word to the round. After all `words` a new round starts, but not with the last word. */
export function extendRound(before: Round, words: number, seed: number): Round {
  const round = before.every((index) => index < words) ? before : [];
  const isOver = round.length === words;
  const left = Array.from({ length: words }, (_, index) => index).filter((index) =>
    isOver ? index !== round.at(-1) : !round.includes(index),
  );
  const [index] = pick(seed, left);
  return isOver ? [index] : [...round, index];
}
