// What the field in the header suggests while a visitor types.
import * as v from 'valibot';
import { SEARCH_ITEM_KINDS, SEARCH_INDEX_PATH, type SearchItem } from '#app/content/queries/search-index.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import { runSearch } from './search-results.ts';

/** As many as a phone shows above its keyboard. */
const MAX_SUGGESTIONS = 6;

const nonEmptyString = v.pipe(v.string(), v.minLength(1));
const SearchIndexSchema = v.array(
  v.object({
    kind: v.picklist(SEARCH_ITEM_KINDS),
    path: v.pipe(v.string(), v.startsWith('/')),
    title: nonEmptyString,
    description: nonEmptyString,
    keywords: v.array(nonEmptyString),
  }),
);

/** Everything that can be found, from the site's own file; empty where it does not come, or makes no sense: the field works without it. */
export async function fetchSearchIndex(): Promise<readonly SearchItem[]> {
  try {
    const response = await fetch(SEARCH_INDEX_PATH);
    return (response.ok && parseStoredValue(SearchIndexSchema, await response.text())) || [];
  } catch {
    return [];
  }
}

/** The best few of `all` for what has been typed so far, the studio's games before what is beside them. */
export function getSuggestions(all: readonly SearchItem[], query: string): readonly SearchItem[] {
  const isGame = ({ kind }: SearchItem) => kind === 'game';
  const { games, others } = runSearch(
    query,
    all.filter(isGame),
    all.filter((item) => !isGame(item)),
  );
  return [...games, ...others].slice(0, MAX_SUGGESTIONS);
}
