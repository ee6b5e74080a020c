// The mini game pages, one for each game of the registry: their metadata and shared texts. Each game's own texts are in play/<id>.ts.
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import { createPlayPath } from '#app/content/paths.ts';
import { getPlayText, noscriptText } from '#app/content/data/play-text.ts';
import { registry } from '#app/games/registry.ts';

/** Metadata of a mini game's page. */
export function createMiniGamePage({ id, title: name }: (typeof registry)[number]): SitePage {
  const { title, description, keywords, updated } = getPlayText(id);
  return {
    path: createPlayPath(id),
    name,
    title,
    description,
    keywords,
    heading: name,
    updated,
    socialPicture: `mini-games/${id}`,
  };
}

export const family: PageFamily = {
  path: createPlayPath(':id'),
  module: 'play/mini-game.tsx',
  order: 120,
  llms: 'Mini Games',
  members: () => registry.map(createMiniGamePage),
};

export const text = {
  noscriptText,
  howToPlay: 'How to Play',
  more: 'Tips and FAQ',
  moreWithRules: 'Rules, Tips and FAQ',
  rules: 'More Rules',
  tips: 'Tips',
  variants: 'Ways to Play',
  statistics: 'Your statistics',
  questions: 'FAQ',
  others: 'More Mini Games',
  today: "Today's Boards",
  arcade: 'All Mini Games',
  mobileGame: 'On Your Phone',
};
