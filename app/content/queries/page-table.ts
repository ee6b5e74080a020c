// The page table: one row for each file in data/pages/, picked up automatically. Used by loaders and the build only, because it contains
// the texts of all pages.
import type { Page, PageFamily, SitePage } from '#app/content/schema/page-schema.ts';

const files = import.meta.glob<{ readonly page?: Page; readonly family?: PageFamily }>('../data/pages/*.ts', { eager: true });

/** Pages and page families such as /games/:slug, sorted by `order`. */
export const pageTable: readonly (Page | PageFamily)[] = Object.values(files)
  .map((file) => file.family ?? file.page)
  .filter((row) => row !== undefined) // the content check refuses files without one, and needs the others to load
  .toSorted((a, b) => a.order - b.order);

export function getPagesOfRow(row: Page | PageFamily): readonly SitePage[] {
  return 'members' in row ? row.members() : [row];
}

/** All pages that are prerendered, listed in the sitemap and valid as internal link targets. */
export function listSitePages(): readonly SitePage[] {
  return pageTable.flatMap(getPagesOfRow);
}
