// The press kit page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/press',
  module: 'press/press.tsx',
  part: 'pressKit',
  order: 70,
  navigation: ['fine print'],
  llms: 'Pages',
  showsGames: true,
  name: 'Press Kit',
  title: 'Press Kit',
  description: `Facts, logos, key art, screenshots and videos of our ${countInWords(counts.games, 'casual game')}, permission to stream them, and a press contact.`,
  keywords: [
    'press kit',
    'game studio logo',
    'game screenshots',
    'media kit',
    'permission to stream',
    'brand assets',
    'journalists',
    'YouTube',
    'Twitch',
  ],
  heading: 'Press Kit',
  lead: 'Everything you need for a story, a video or a slide about us. Help yourself.',
  updated: '2026-11-25',
  picture: 'hero/drawers',
  ground: 'studio',
  socialPicture: 'services/art-and-design',
};

export const text = {
  archiveButton: 'Download All',
  factsTitle: 'At a Glance',
  wordsTitle: 'Boilerplate',
  quotesTitle: 'What Others Write',
  logosTitle: 'Logos',
  logosLead: 'SVG for print, PNG for everything else. The download has them in one color, too.',
  picturesTitle: 'Key Art, Screenshots and Videos',
  picturesLead: 'Choose a picture to save it as a PNG. All of them are free to use in coverage of the game.',
  filesTitle: 'More files',
  fileColumns: ['File', 'Size', 'Format'],
  otherGamesTitle: 'Fact Sheets of Our Other Games, Whose Pictures Are in the Download',
  portraitsTitle: 'Team Portraits',
  portraitsLead: 'Choose one to save it as a transparent PNG.',
  streamingTitle: 'May I Stream This?',
  contactTitle: 'Press Contact',
  contactLead: 'We answer press within one business day. On deadline? Write DEADLINE in the subject.',
};
