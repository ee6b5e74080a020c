// The press kit page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/press',
  module: 'press/press.tsx',
  order: 70,
  navigation: ['fine print'],
  llms: 'Pages',
  showsGames: true,
  name: 'Press Kit',
  title: 'Press Kit',
  description: `Facts, descriptions, logos, key art and screenshots of our ${countInWords(counts.games, 'casual game')}, permission to stream them, and a person to write to.`,
  keywords: ['press kit', 'game studio logo', 'game screenshots', 'media kit', 'permission to stream'],
  heading: 'Press Kit',
  lead: 'Everything a story, a video or a slide about us might need. Help yourself; that is what it is here for.',
  updated: '2026-11-20',
  picture: 'hero/star',
  socialPicture: 'services/art-and-design',
};

export const text = {
  archiveButton: 'Download Everything',
  factsTitle: 'At a Glance',
  wordsTitle: 'In Our Words',
  logosTitle: 'Logos',
  logosLead: 'As vectors for print and as pixels for everything else.',
  picturesTitle: 'Key Art and Screenshots',
  picturesLead:
    'Choose a picture to save it in the largest size that we publish; larger files are a letter away. All of them are ours, and free to use wherever the game is the subject.',
  portraitsTitle: 'The People',
  portraitsLead: 'As toys, which is how they prefer to be seen. Choose one to save it.',
  streamingTitle: 'May I Stream This?',
  contactTitle: 'Ask a Person',
  contactLead: 'Interviews, review builds, larger files, a quote by noon: write to us, and we will answer within one business day.',
};
