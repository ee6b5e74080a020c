// Loads the search index and computes the suggestions for the field in the header.
import * as v from 'valibot';
import { SEARCH_ITEM_KINDS, SEARCH_INDEX_PATH, type SearchItem } from '#app/content/queries/search-index.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import { runSearch } from './search-results.ts';

/** Index of the active option; null for the text field, which comes between the last and the first option. */
export type ActiveIndex = number | null;

/** The new active index among `count` suggestions; undefined if the key does not move it. */
export function moveActiveIndex(key: string, activeIndex: ActiveIndex, count: number): ActiveIndex | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      if (activeIndex === null) return 0;
      return activeIndex + 1 < count ? activeIndex + 1 : null;
    case 'ArrowUp':
      if (activeIndex === null) return count - 1;
      return activeIndex > 0 ? activeIndex - 1 : null;
    default:
      return undefined;
  }
}

/** This many fit above a phone's keyboard. */
const MAX_SUGGESTIONS = 6;

const nonEmptyString = v.pipe(v.string(), v.minLength(1));
const SearchIndexSchema = v.array(
  v.object({
    kind: v.picklist(SEARCH_ITEM_KINDS),
    path: v.pipe(v.string(), v.startsWith('/')),
    title: nonEmptyString,
    description: nonEmptyString,
    keywords: v.exactOptional(v.array(nonEmptyString)),
  }),
);

/** Loads everything that can be found. Returns an empty list if the file fails to load or is invalid: the search field works without it. */
export async function fetchSearchIndex(): Promise<readonly SearchItem[]> {
  try {
    const response = await fetch(SEARCH_INDEX_PATH);
    return (response.ok && parseStoredValue(SearchIndexSchema, await response.text())) || [];
  } catch {
    return [];
  }
}

/** The best matches for the text typed so far, the studio's games first. */
export function getSuggestions(all: readonly SearchItem[], query: string): readonly SearchItem[] {
  const isGame = ({ kind }: SearchItem) => kind === 'game';
  const { games, others, areOthersFirst } = runSearch(
    query,
    all.filter(isGame),
    all.filter((item) => !isGame(item)),
  );
  return [...(areOthersFirst ? others : []), ...games, ...(areOthersFirst ? [] : others)].slice(0, MAX_SUGGESTIONS);
}
