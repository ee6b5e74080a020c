// Metadata that links pages to their release feeds.
import type { MetaDescriptor } from 'react-router';
import { createFeedPath } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Empty for games without a release. */
export function createFeedLinks({ slug, title, releases }: Pick<Game, 'slug' | 'title' | 'releases'>): MetaDescriptor[] {
  if (releases === undefined) return [];
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `What's new in ${title}`, href: createFeedPath(slug) }];
}
