// The word lists of Hangman.
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';

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
