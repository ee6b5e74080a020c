// The services page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import { areSamples } from '#app/content/data/projects.ts';

export const page: Page = {
  path: '/services',
  module: 'services/services.tsx',
  order: 40,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  name: 'Services',
  title: 'Hire a Mobile Game and App Studio',
  description:
    'App development, art, live operations and data engineering for casual games, from a studio that ships and looks after its own.',
  keywords: ['mobile game development', 'app development', 'game art studio', 'live ops services', 'game data pipeline', 'game analytics'],
  heading: 'Services',
  lead: 'We make our own games, so we know where the splinters are. Bring us a whole project, or just the part that keeps you up at night.',
  updated: '2026-11-22',
  picture: 'hero/castle',
  socialPicture: 'services/live-ops',
};

export const text = {
  storiesTitle: 'Success Stories',
  storiesLead: `${capitalize(countInWords(counts.caseStudies, 'job'))} we are proud of, with the numbers that changed and one snail roll.`,
  storyLink: 'Read the story',
  stepsTitle: 'How a Project Runs',
  stepsLead: 'Five steps. You can stop after any of them and keep what there is.',
  waysTitle: 'Ways to Work Together',
  waysLead: `${areSamples ? 'The ranges are samples, to give' : 'These ranges give'} you an idea before the first call. Every project gets a price of its own, in writing.`,
  needsTitle: 'What We Need from You',
  termsTitle: 'What Belongs to Whom',
  toolsTitle: 'Engines and Tools',
  toolsLead: 'What we reach for first. We are happy to work in what you have.',
  questionsTitle: 'Before You Write',
  offerButton: 'Ask about this',
  callTitle: 'Have something on the drawing board?',
  callLead:
    'Tell us what you are making and what worries you about it. A person who builds games will write back within two business days.',
  callButton: 'Tell Us About It',
};
