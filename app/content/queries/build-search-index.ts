// Builds the search index. Used by loaders and the build only; the browser receives the result as data.
import { games } from '#app/content/data/catalogue.ts';
import type { SearchItem } from './search-index.ts';
import { createGamePath, createPlayPath } from '#app/content/paths.ts';
import type { SitePage } from '#app/content/schema/page-schema.ts';
import { pageTable, listSitePages } from './page-table.ts';
import { registry } from '#app/games/registry.ts';

/** Pages that nobody searches for. */
const EXCLUDED_PATHS: ReadonlySet<string> = new Set(['/', '/search']);

export function buildGameItems(): readonly SearchItem[] {
  return games.map(({ slug, title, description }) => ({ kind: 'game', path: createGamePath(slug), title, description }));
}

export function buildMiniGameItems(): readonly SearchItem[] {
  const pages = new Map(listSitePages().map((page) => [page.path, page]));
  return registry.map(({ id, title, description }) => {
    const path = createPlayPath(id);
    return { kind: 'mini game', path, title, description, keywords: pages.get(path)?.keywords ?? [] };
  });
}

/** Single pages, titled by their link names, and the pages of searchable families, titled by their headings. */
export function buildPageItems(): readonly SearchItem[] {
  return pageTable.flatMap((row): SearchItem[] => {
    if (!('members' in row)) return EXCLUDED_PATHS.has(row.path) ? [] : [buildPageItem(row, row.name)];
    return row.isSearchable ? row.members().map((page) => buildPageItem(page, page.heading)) : [];
  });
}

function buildPageItem({ path, description, keywords }: SitePage, title: string): SearchItem {
  return { kind: 'page', path, title, description, keywords };
}
