// Creates the data for the top of a page: metadata for the head, and breadcrumbs, heading, lead and picture for the page header. Called by
// loaders.
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import type { Page, SitePage } from '#app/content/schema/page-schema.ts';
import { createPageMeta, type PageMetaInput } from '#app/seo/page-meta.ts';

export type PageHeaderData = ReturnType<typeof createPageData>['header'];

/** `subject` is what the page is about: schema.org objects, and a game in the App Store. */
export function createPageHead(page: SitePage, subject?: Pick<PageMetaInput, 'things' | 'appStoreUrl'>) {
  const breadcrumbs = createBreadcrumbs(page.path);
  return { head: createPageMeta({ ...page, breadcrumbs, ...subject }), breadcrumbs };
}

export function createPageData(page: Page, things: PageMetaInput['things'] = []) {
  const { head, breadcrumbs } = createPageHead(page, { things });
  return {
    head,
    header: {
      breadcrumbs,
      heading: page.heading,
      lead: page.lead,
      toy: page.picture === undefined ? undefined : findPicture(page.picture),
      ground: page.ground,
    },
  };
}
