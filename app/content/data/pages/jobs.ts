// The jobs page: its row in the page table and its texts.
import { places } from '#app/content/data/places.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/jobs',
  module: 'jobs/jobs.tsx',
  part: 'jobs',
  order: 78,
  navigation: ['fine print'],
  llms: 'Pages',
  name: 'Jobs',
  title: 'Jobs at a Small Game Studio',
  description: `How we hire in ${places.cities}, what we offer, which positions are open, and how to introduce yourself when none are.`,
  keywords: [
    'game studio jobs',
    ...places.cityNames.map((city) => `jobs in ${city}`),
    'casual game developer jobs',
    'game artist jobs',
    'careers',
    'hiring',
    'vacancies',
    'work for us',
  ],
  heading: 'Jobs',
  lead: 'We hire about once a year. Our last two colleagues wrote when nothing was open.',
  updated: '2026-11-26',
  ground: 'studio',
  socialPicture: 'services/app-development',
};

export const text = {
  openTitle: 'Open Positions',
  noneTitle: 'No open positions right now',
  none: "Write anyway, and show us something you've made.",
  noneButton: 'Introduce Yourself',
  kinds: { FULL_TIME: 'Full-time', PART_TIME: 'Part-time', CONTRACTOR: 'Contract', INTERN: 'Internship' },
  per: { year: 'a year', month: 'a month', hour: 'an hour' },
  posted: 'Posted',
  until: 'Apply by',
  applyButton: 'Apply',
  hiringTitle: 'How We Hire',
  hiringLead: 'About three weeks from start to finish.',
  payTitle: 'What We Pay',
  payLead: 'Three levels, the same for every craft. An opening names its own range.',
  offersTitle: 'What We Offer',
};
