// The accessibility statement: its row in the page table. The text is in legal/accessibility.md.
import { counts } from '#app/content/data/counts.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/accessibility',
  module: 'legal/accessibility.tsx',
  order: 80,
  navigation: ['fine print'],
  llms: 'Optional',
  name: 'Accessibility',
  title: 'Accessibility',
  description: `How our site and its ${countInWords(counts.miniGames, 'mini game')} work with a keyboard, a screen reader, zoom and reduced motion, what doesn't work well yet, and how to tell us.`,
  keywords: [
    'accessibility statement',
    'keyboard games',
    'screen reader games',
    'WCAG 2.2',
    'large text',
    'high contrast',
    'color blindness',
  ],
  heading: 'Accessibility',
  updated: '2026-11-20',
  socialPicture: 'services/live-ops',
};
