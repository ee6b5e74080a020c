// The release pages, one for each game with a release: their metadata and texts.
import { games } from '#app/content/data/catalogue.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import { createReleasesPath } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Metadata of a release page. */
export function createReleasesPage({ slug, title, keywords, updated, releases = [] }: Game): SitePage {
  return {
    path: createReleasesPath(slug),
    name: "What's New",
    title: `What's New in ${title}`,
    description: `Every release of ${title}, newest first: what's new, what's fixed and when. Version ${releases[0]?.version ?? ''} is in the stores now.`,
    keywords: [`${title} update`, ...keywords.slice(0, 4)],
    heading: `What's New in ${title}`,
    updated,
    socialPicture: `${slug}/key-art`,
  };
}

export const family: PageFamily = {
  path: createReleasesPath(':slug'),
  module: 'game/releases.tsx',
  part: 'releases',
  order: 112,
  members: () => games.filter((game) => game.releases !== undefined).map(createReleasesPage),
};

export const text = {
  feed: 'Subscribe to the feed',
  get: 'Get it',
};
