// The download pages of the games, which lead to the stores or the newsletter: their metadata and texts.
import { games } from '#app/content/data/catalogue.ts';
import { createGetPath } from '#app/content/paths.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Metadata of a game's download page. */
export function createGetPage({ slug, title, status, keywords, updated }: Game): SitePage {
  const isLive = status === 'Live';
  return {
    path: createGetPath(slug),
    name: `Get ${title}`,
    title: isLive ? `Get ${title} for iPhone and Android` : `${title} Is Coming to iPhone and Android`,
    socialTitle: title,
    description: isLive
      ? `Install ${title} from the App Store or Google Play, free. On a computer, scan the code with your phone and it opens the right store.`
      : `${title} isn't in the stores yet. Leave your email and we'll tell you the day it launches. It'll be free on iOS and Android.`,
    keywords: keywords.slice(0, 6),
    heading: `Get ${title}`,
    updated,
    socialPicture: `${slug}/key-art`,
  };
}

export const family: PageFamily = {
  path: createGetPath(':slug'),
  module: 'get/get.tsx',
  part: 'storePages',
  order: 115,
  members: () => games.map(createGetPage),
};

export const text = {
  lead: 'Free, with ads between rounds. Choose your store, or scan the code with your phone.',
  opening: 'Opening your store…',
  codeLine: "Point your phone's camera here.",
  more: 'More about',
  soonLead: "Not in the stores yet. Leave your email and we'll tell you the day it launches.",
  soonButton: 'Tell Me When',
};

export type GetPageText = typeof text;
