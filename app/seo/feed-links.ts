// Metadata that links pages to their release feeds.
import type { MetaDescriptor } from 'react-router';
import { games } from '#app/content/data/catalogue.ts';
import * as parts from '#app/content/data/parts.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { ALL_RELEASES_PATH, createFeedPath, createReleasesPath } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Empty for games without a page of releases. */
export function createFeedLinks({ slug, title }: Pick<Game, 'slug' | 'title'>): MetaDescriptor[] {
  if (findPagePath(createReleasesPath(slug)) === null) return [];
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `What's new in ${title}`, href: createFeedPath(slug) }];
}

/**
 * Announces the feed of all games to feed readers; empty without releases. No page shows a link to it: a browser opens it as bare XML, and
 * the installed site has no way back from there.
 */
export function createAllReleasesLinks(): MetaDescriptor[] {
  if (!parts.releases || !games.some(({ releases }) => releases)) return [];
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `What's new from ${SITE_NAME}`, href: ALL_RELEASES_PATH },
  ];
}
