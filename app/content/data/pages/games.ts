// The catalogue page: its row in the page table and its texts.
import { formatList } from '#app/content/format/sentences.ts';
import { games as catalogue } from '#app/content/data/catalogue.ts';
import { getReleaseWindow } from '#app/content/data/game-facts.ts';
import { counts } from '#app/content/data/counts.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

const { games, comingSoonGames, liveGames } = counts;

const stages = [
  ...(liveGames > 0 ? [`${countInWords(liveGames, 'game')} to play now`] : []),
  ...(comingSoonGames > 0 ? [`${toNumberWord(comingSoonGames)} on the way`] : []),
];

export const page: Page = {
  path: '/games',
  module: 'games.tsx',
  order: 20,
  navigation: ['header', 'menu'],
  llms: 'Pages',
  showsGames: true,
  name: 'Our Games',
  title: 'Our Games',
  description: `Our ${countInWords(games, 'casual game')} for iOS and Android, with pictures and features. Free, with ads.`,
  keywords: ['casual games', 'free solitaire games', 'block puzzle game', 'idle game', 'iOS games', 'Android games', 'apps', 'download'],
  heading: 'Our Games',
  lead: `${capitalize(stages.join(', '))}. Free, with ads.`,
  updated: '2026-11-26',
  picture: 'hero/cards',
  ground: 'games',
  socialPicture: 'block-blitz-go/key-art',
};

export const text = {
  liveTitle: 'Live Games',
  moreLive: 'More live games',
  comingSoonTitle: 'Coming Soon',
  moreComingSoon: 'More games that are coming soon',
  /** The next ones, such as "Two Moons (Spring 2027) and Paper Boats (Later)". */
  comingSoonLead: formatList(
    catalogue
      .filter(({ status }) => status !== 'Live')
      .slice(0, 3)
      .map((game) => ({ title: game.title, window: getReleaseWindow(game) }))
      .map(({ title, window }) => (window === undefined ? title : `${title} (${window})`)),
  ),
};
