// Creates the data for the top of a page: metadata for the head, and breadcrumbs, heading, lead and picture for the page header. Called by
// loaders.
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import type { PageStructuredData } from '#app/seo/structured-data.ts';

export type PageHeaderData = ReturnType<typeof createPageData>['header'];

/** `things` are the schema.org objects that the page is about. */
export function createPageData(page: Page, things?: PageStructuredData['things']) {
  const breadcrumbs = createBreadcrumbs(page.path);
  return {
    head: createPageMeta({ ...page, breadcrumbs, ...(things && { things }) }),
    header: {
      breadcrumbs,
      heading: page.heading,
      lead: page.lead,
      toy: page.picture === undefined ? undefined : findPicture(page.picture),
      ground: page.ground,
    },
  };
}
