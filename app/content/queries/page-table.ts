// The page table: one row for each file in data/pages/ and page-families/, picked up automatically. Used by loaders and the build only,
// because it contains the texts of all pages.
import { matchPath } from 'react-router';
import * as parts from '#app/content/data/parts.ts';
import type { Page, PageFamily, SitePage } from '#app/content/schema/page-schema.ts';

const files = import.meta.glob<{ readonly page?: Page; readonly family?: PageFamily }>(['../data/pages/*.ts', '../page-families/*.ts'], {
  eager: true,
});

/** The parts by name. */
export const switches: Readonly<Record<keyof typeof parts, boolean>> = parts;

/** Whether the site has the part that a row belongs to. */
export function isOn({ part }: Pick<Page, 'part'>): boolean {
  return part === undefined || switches[part];
}

/** All rows, also those of parts that are off. */
export const allRows: readonly (Page | PageFamily)[] = Object.values(files)
  .map((file) => file.family ?? file.page)
  .filter((row) => row !== undefined) // the content check refuses files without one, and needs the others to load
  .toSorted((a, b) => a.order - b.order);

/** Pages and page families such as /games/:slug, sorted by `order`. */
export const pageTable = allRows.filter(isOn);

export function getPagesOfRow(row: Page | PageFamily): readonly SitePage[] {
  return 'members' in row ? row.members() : [row];
}

/** All pages that are prerendered, listed in the sitemap and valid as internal link targets. */
export function listSitePages(): readonly SitePage[] {
  return pageTable.flatMap(getPagesOfRow);
}

/**
 * The address itself; null if the site has no such page, because its part is off or its family has no such member. An anchor may follow the
 * page. Throws for an address that no row has: a page was renamed, and code or content still links to the old address.
 */
export function findPagePath<Path extends string>(path: Path): Path | null {
  const [page = ''] = path.split('#');
  if (listSitePages().some((sitePage) => sitePage.path === page)) return path;
  if (allRows.some((row) => matchPath(row.path, page))) return null;
  throw new Error(`No page has the path ${page}; look in app/content/data/pages/ for its new one, and write it where the old one stands`);
}
