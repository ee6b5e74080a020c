// The jobs page: its row in the page table and its texts.
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/jobs',
  module: 'jobs/jobs.tsx',
  order: 78,
  navigation: ['fine print'],
  llms: 'Pages',
  name: 'Jobs',
  title: 'Jobs at a Small Game Studio',
  description: 'How we hire in Foster City and Yerevan, what we offer, which positions are open, and how to write to us when none is.',
  keywords: ['game studio jobs', 'jobs in Foster City', 'jobs in Yerevan', 'casual game developer jobs', 'game artist jobs'],
  heading: 'Jobs',
  lead: 'We are few, and we stay a long time. When we do look for somebody, this is where it says so first.',
  updated: '2026-11-22',
  picture: 'hero/cheese',
  socialPicture: 'services/app-development',
};

export const text = {
  openTitle: 'Open Positions',
  noneTitle: 'Nothing is open today',
  none: 'That is the honest answer, and it changes about twice a year. A good letter is read all the same: the last two people who joined us wrote when nothing was open.',
  noneButton: 'Write to Us Anyway',
  applyButton: 'Apply',
  hiringTitle: 'How We Hire',
  hiringLead: 'Four steps, about three weeks.',
  offersTitle: 'What We Offer',
};
