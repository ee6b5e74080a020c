// What every page opens with: its head for machines, and for visitors the trail, the heading and what stands beside them. Loaders call this.
import type { MetaDescriptor } from 'react-router';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import { createBreadcrumbs } from '#app/content/queries/breadcrumbs.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import type { PageStructuredData } from '#app/seo/structured-data.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

export interface PageHeaderData {
  readonly breadcrumbs: readonly NavigationItem[];
  readonly heading: string;
  readonly lead: string | undefined;
  readonly toy: PictureSource | undefined;
}

/** The opening of a page from its row in the table, and its head; `things` are what machines are told it is about. */
export function createPageData(
  page: Page,
  things?: PageStructuredData['things'],
): { readonly head: MetaDescriptor[]; readonly header: PageHeaderData } {
  const breadcrumbs = createBreadcrumbs(page.path);
  return {
    head: createPageMeta({ ...page, breadcrumbs, ...(things && { things }) }),
    header: {
      breadcrumbs,
      heading: page.heading,
      lead: page.lead,
      toy: page.picture === undefined ? undefined : findPicture(page.picture),
    },
  };
}
