// The demo pages, one for each game of the catalogue that can be tried in the browser: their metadata and shared texts.
import { games } from '#app/content/data/catalogue.ts';
import { createDemoPath } from '#app/content/paths.ts';
import { noscriptText } from '#app/content/data/play-text.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Metadata of a game's demo page. */
export function createDemoPage({ slug, title, keywords, updated }: Game): SitePage {
  return {
    path: createDemoPath(slug),
    name: 'Play',
    title: `Play ${title} in Your Browser`,
    socialTitle: `Play ${title}`,
    description: `Try ${title} before you install it, on your phone or computer. Free, no download and no sign-up.`,
    keywords: [`${title.toLowerCase()} online`, 'free browser game', ...keywords.slice(0, 4)],
    heading: `Play ${title}`,
    updated,
    socialPicture: `${slug}/key-art`,
  };
}

export const family: PageFamily = {
  path: createDemoPath(':slug'),
  module: 'play/demo.tsx',
  part: 'demos',
  order: 114,
  isSearchable: true,
  llms: 'Games',
  members: () => games.filter(({ demo }) => demo !== undefined).map(createDemoPage),
};

export const text = {
  noscriptText,
  howToPlay: 'How to Play',
  app: 'Get the App',
  appLead: 'Free on your phone, with ads between rounds.',
  /** On the result, where the visitor's phone or its store is not known. */
  offer: 'Get it on your phone',
};
