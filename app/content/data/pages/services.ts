// The services page: its row in the page table and its texts.
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import { counts } from '#app/content/data/counts.ts';
import { ANSWERED_BY, steps } from '#app/content/data/prices.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/services',
  module: 'services/services.tsx',
  order: 40,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  name: 'Services',
  title: 'Hire a Mobile Game and App Studio',
  description: 'App development, art, live operations and data engineering for casual games, from a studio that ships and runs its own.',
  keywords: [
    'mobile game development',
    'app development',
    'game art studio',
    'live ops services',
    'game data pipeline',
    'game analytics',
    'prices and pricing',
    'how much does a game cost',
    'rates',
    'budget',
    'case studies',
  ],
  heading: 'Services',
  lead: `We make and run our own games. Hire the same ${countInWords(counts.people, 'person', 'people')} for yours, or for one part of it.`,
  updated: '2026-11-26',
  picture: 'hero/castle',
  ground: 'studio',
  socialPicture: 'services/live-ops',
};

export const text = {
  offersTitle: 'What We Do',
  storiesTitle: 'Success Stories',
  stepsTitle: 'How a Project Runs',
  stepsLead: `${capitalize(countInWords(steps.length, 'step'))}. You can stop after any of them and keep the work.`,
  waysTitle: 'Ways to Work Together',
  waysLead: "Typical ranges. You'll get a written quote for your project.",
  questionsTitle: 'FAQ',
  offerButton: 'Ask about this',
  callTitle: 'Got a project in mind?',
  callLead: `${ANSWERED_BY} answers within two business days.`,
  callButton: 'Write a Brief',
  phoneButton: 'Call Us',
};
