// Everything that a search can find. Only loaders and the build call this: the browser gets it as data.
import { games } from '#app/content/data/catalogue.ts';
import type { Findable } from './search-index.ts';
import { gamePath } from '#app/content/paths/game-path.ts';
import type { SitePage } from '#app/content/schema/page-schema.ts';
import { rows, sitePages } from './page-table.ts';
import { playPath } from '#app/content/paths/play-path.ts';
import { registry } from '#app/games/registry.ts';

/** Nobody searches for the home page, or for the search. */
const NOT_SOUGHT: ReadonlySet<string> = new Set(['/', '/search']);

/** The studio's games are found by title and description alone. */
export function findableGames(): readonly Findable[] {
  return games.map(({ slug, title, description }) => ({ kind: 'game', path: gamePath(slug), title, description, keywords: [] }));
}

export function findableMiniGames(): readonly Findable[] {
  const pages = new Map(sitePages().map((page) => [page.path, page]));
  return registry.map(({ id, title, description }) => {
    const path = playPath(id);
    return { kind: 'mini game', path, title, description, keywords: pages.get(path)?.keywords ?? [] };
  });
}

/** The pages that have a row to themselves, by their names in links, and those of families that somebody looks for, by their headings. */
export function findablePages(): readonly Findable[] {
  return rows.flatMap((row): Findable[] => {
    if (!('members' in row)) return NOT_SOUGHT.has(row.path) ? [] : [asPage(row, row.name)];
    return row.isSought ? row.members().map((page) => asPage(page, page.heading)) : [];
  });
}

function asPage({ path, description, keywords }: SitePage, title: string): Findable {
  return { kind: 'page', path, title, description, keywords };
}
