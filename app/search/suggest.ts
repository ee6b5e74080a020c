// What the field in the header suggests while a visitor types.
import * as v from 'valibot';
import { FINDABLE_KINDS, FINDABLES_PATH, type Findable } from '#app/content/queries/search-index.ts';
import { read } from '#app/storage/read.ts';
import { searchFor } from './search-results.ts';

/** As many as a phone shows above its keyboard. */
const MOST = 6;

const words = v.pipe(v.string(), v.minLength(1));
const Findables = v.array(
  v.object({
    kind: v.picklist(FINDABLE_KINDS),
    path: v.pipe(v.string(), v.startsWith('/')),
    title: words,
    description: words,
    keywords: v.array(words),
  }),
);

/** Everything that can be found, from the site's own file; empty where it does not come, or makes no sense: the field works without it. */
export async function fetchFindables(): Promise<readonly Findable[]> {
  try {
    const answer = await fetch(FINDABLES_PATH);
    return (answer.ok && read(Findables, await answer.text())) || [];
  } catch {
    return [];
  }
}

/** The best few of `all` for what has been typed so far, the studio's games before what is beside them. */
export function suggestionsFor(all: readonly Findable[], query: string): readonly Findable[] {
  const isGame = ({ kind }: Findable) => kind === 'game';
  const { games, others } = searchFor(
    query,
    all.filter(isGame),
    all.filter((one) => !isGame(one)),
  );
  return [...games, ...others].slice(0, MOST);
}
