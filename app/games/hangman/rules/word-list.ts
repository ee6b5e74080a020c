// The words of Hangman, and which of them comes next.
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { pick } from '#app/game-kit/lib/random.ts';

export const CLASSIC_WORDS = ['REACT', 'TYPESCRIPT', 'JAVASCRIPT', 'PROGRAMMING', 'DEVELOPER', 'CODING'] as const;

function splitWords({ words }: { readonly words: string }): readonly string[] {
  return words.trim().split(/\s/);
}

/** The categories whose words come with the first game of them. */
export const CATEGORIES = {
  animals: createLazyValue(async () => splitWords(await import('./animals.ts'))),
  food: createLazyValue(async () => splitWords(await import('./food.ts'))),
  countries: createLazyValue(async () => splitWords(await import('./countries.ts'))),
  sports: createLazyValue(async () => splitWords(await import('./sports.ts'))),
} as const;

/** Where words come from: the specification's six, or a category. */
export type WordListId = 'classic' | keyof typeof CATEGORIES;

/** The words of a list; a category has to be loaded. */
export function getWords(list: WordListId): readonly string[] {
  return list === 'classic' ? CLASSIC_WORDS : CATEGORIES[list].get();
}

/** The words of the present round as places in their list, in the order in which they were played. */
export type Round = readonly number[];

/** The present round of each list that was played. */
export type Rounds = Readonly<Record<string, Round>>;

function isRound(value: unknown): value is Round {
  return Array.isArray(value) && new Set(value).size === value.length && value.every((index) => Number.isInteger(index) && index >= 0);
}

/** The rounds in a value from the device, without what makes no sense. */
export function parseRounds(carried: unknown): Rounds {
  if (typeof carried !== 'object' || carried === null) return {};
  return Object.fromEntries(Object.entries(carried).filter((entry): entry is [string, Round] => isRound(entry[1])));
}

/** The round with one more word of so many. After all of them a new round begins, and not with the word that has just been played. */
export function extendRound(before: Round, words: number, seed: number): Round {
  const round = before.every((index) => index < words) ? before : [];
  const isOver = round.length === words;
  const left = Array.from({ length: words }, (_, index) => index).filter((index) =>
    isOver ? index !== round.at(-1) : !round.includes(index),
  );
  const [index] = pick(seed, left);
  return isOver ? [index] : [...round, index];
}
