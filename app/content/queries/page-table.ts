// The table of pages: a row for each file of pages/, picked up automatically. Only loaders and the build read it: it holds every page's texts.
import type { Page, PageFamily, SitePage } from '#app/content/schema/page-schema.ts';

const files = import.meta.glob<{ readonly page?: Page; readonly family?: PageFamily }>('../data/pages/*.ts', { eager: true });

/** A page, or a family of pages such as /games/:slug, in the order of all lists. */
export const pageTable: readonly (Page | PageFamily)[] = Object.values(files)
  .map((file) => file.family ?? file.page)
  .filter((row) => row !== undefined) // a file without one is refused by the content check, which needs the others
  .toSorted((a, b) => a.order - b.order);

/** The pages of a row. */
export function getPagesOfRow(row: Page | PageFamily): readonly SitePage[] {
  return 'members' in row ? row.members() : [row];
}

/** Every page of the site: what is prerendered, listed in the sitemap and accepted as an internal link. */
export function listSitePages(): readonly SitePage[] {
  return pageTable.flatMap(getPagesOfRow);
}
