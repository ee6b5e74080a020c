// The statistics page of the mini games: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/play/statistics',
  module: 'play/statistics.tsx',
  order: 74,
  navigation: [],
  llms: 'Optional',
  name: 'Statistics',
  title: 'Your Mini Game Statistics',
  description: `What you have played, won and beaten in our ${countInWords(counts.miniGames, 'mini game')}: kept on your device, yours to move to a new one, and yours to delete.`,
  keywords: ['mini game statistics', 'move game progress', 'export game saves', 'delete game data'],
  heading: 'Your Statistics',
  lead: 'What you have played, what you have won, and what you are proud of. It is all on this device. We never see any of it.',
  updated: '2026-11-22',
  picture: 'hero/coins',
  socialPicture: 'hero/star',
};

export const text = {
  noscriptText: 'Your statistics are on your device, and only a script in your browser can read them. We cannot.',
};
