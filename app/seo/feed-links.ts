// Metadata that announces the feed of releases to feed readers.
import type { MetaDescriptor } from 'react-router';
import { games } from '#app/content/data/catalogue.ts';
import * as parts from '#app/content/data/parts.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { ALL_RELEASES_PATH } from '#app/content/paths.ts';

/**
 * Empty without releases. No page shows a link to the feed: a browser opens it as bare XML, and the installed site has no way back from there.
 */
export function createFeedLinks(): MetaDescriptor[] {
  if (!parts.releases || !games.some(({ releases }) => releases)) return [];
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `What's new from ${SITE_NAME}`, href: ALL_RELEASES_PATH },
  ];
}
