// The statistics page of the mini games: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import { STATISTICS_PATH } from '#app/content/paths.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: STATISTICS_PATH,
  module: 'play/statistics.tsx',
  part: 'statistics',
  order: 74,
  navigation: [],
  llms: 'Optional',
  name: 'Statistics',
  title: 'Your Mini Game Statistics',
  description: `What you've played and won in our ${countInWords(counts.miniGames, 'mini game')}: saved on your device, and yours to delete.`,
  keywords: ['mini game statistics', 'delete game data', 'scores', 'records', 'streaks', 'progress'],
  heading: 'Your Statistics',
  lead: "What you've played and what you've won. It's all on this device, and we never see it.",
  updated: '2026-11-22',
  picture: 'mini-games/2048',
  ground: 'play',
  socialPicture: 'mini-games/2048',
};

export const text = {
  noscriptText: 'Your statistics are on your device. Turn on JavaScript to see them.',
};
