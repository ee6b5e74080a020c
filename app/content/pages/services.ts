// The services: their row in the table of pages, and the copy around their fixed texts.
import { facts } from '#app/content/facts.ts';
import { atStart, counted } from '#app/content/in-words.ts';
import type { Page } from '#app/content/page-schema.ts';

export const page: Page = {
  path: '/services',
  module: 'services/services.tsx',
  order: 40,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  name: 'Services',
  title: 'Game and App Development Services',
  description:
    'App development, art, live operations and data engineering for casual games, from a studio that ships and looks after its own.',
  keywords: ['mobile game development', 'app development', 'game art studio', 'live ops services', 'game data pipeline', 'game analytics'],
  heading: 'Services',
  lead: 'We make our own games, so we know where the splinters are. Bring us a whole project, or just the part that keeps you up at night.',
  updated: '2026-11-12',
  picture: 'hero/blocks',
  socialPicture: 'services/live-ops',
};

export const text = {
  storiesTitle: 'Success Stories',
  storiesLead: `${atStart(counted(facts.caseStudies, 'job'))} we are proud of, with the numbers that changed and one snail roll.`,
  callTitle: 'Have something on the drawing board?',
  callLead:
    'Tell us what you are making and what worries you about it. A person who builds games will write back within two business days.',
  callButton: 'Tell Us About It',
};
