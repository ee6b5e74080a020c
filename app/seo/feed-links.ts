// Metadata that links pages to their release feeds.
import type { MetaDescriptor } from 'react-router';
import { createFeedPath, createReleasesPath } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Empty for games without a page of releases. */
export function createFeedLinks({ slug, title }: Pick<Game, 'slug' | 'title'>): MetaDescriptor[] {
  if (findPagePath(createReleasesPath(slug)) === null) return [];
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `What's new in ${title}`, href: createFeedPath(slug) }];
}
