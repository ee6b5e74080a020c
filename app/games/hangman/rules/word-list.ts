// The word lists of Hangman, and the choice of the next word.
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';
import { pick } from '#app/game-kit/lib/random.ts';

export const CLASSIC_WORDS = ['REACT', 'TYPESCRIPT', 'JAVASCRIPT', 'PROGRAMMING', 'DEVELOPER', 'CODING'] as const;

/** The category of each mixed word; loaded with the first game of them. */
export const MIXED = createLazyValue<ReadonlyMap<string, string>>(async () => {
  const { animals, food, countries, sports } = await import('./words.ts');
  const lists = Object.entries({ Animals: animals, Food: food, Countries: countries, Sports: sports });
  return new Map(lists.flatMap(([category, words]) => Array.from(words.trim().split(/\s/), (word) => [word, category] as const)));
});

/** The list in the specification (six words), or the mixed one. */
export type WordListId = 'classic' | 'mixed';

/** The words of a list. Throws if it is not loaded. */
export function getWords(list: WordListId): readonly string[] {
  return list === 'classic' ? CLASSIC_WORDS : [...MIXED.get().keys()];
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
