// The case study pages, one for each file in case-studies/: their metadata and shared texts.
import { createCaseStudyPath } from '#app/content/paths.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import type { CaseStudy } from '#app/content/schema/game-schema.ts';
import { truncateAtSentence } from '#app/content/format/sentences.ts';

const DESCRIPTION_LENGTH = 160; // in characters

/** Metadata of a case study page. */
export function createCaseStudyPage({ slug, title, description, services, image }: CaseStudy): SitePage {
  return {
    path: createCaseStudyPath(slug),
    name: title,
    title,
    description: truncateAtSentence(description, DESCRIPTION_LENGTH),
    keywords: ['game development case study', ...services.map((service) => service.toLowerCase())],
    heading: title,
    updated: '2026-11-26',
    socialPicture: image.picture,
  };
}

export const family: PageFamily = {
  path: createCaseStudyPath(':slug'),
  module: 'services/case-study.tsx',
  order: 105,
  isSearchable: true,
  llms: 'Optional',
  members: () => caseStudies.map(createCaseStudyPage),
};

/** Where the ways to work together stand. */
export const PRICES_PATH = '/services#prices';

export const text = {
  clientLabel: 'Client',
  weeksLabel: 'Time',
  wayLabel: 'Offer',
  budgetLabel: 'Budget',
  teamLabel: 'Our Team',
  servicesLabel: 'Services',
  problemTitle: 'The Problem',
  workTitle: 'What We Did',
  figuresTitle: 'What Changed',
  /** What a message is about that someone writes from here, before the title. */
  topic: 'A project like',
  callTitle: 'Sound familiar?',
  callLead: 'Tell us about your project.',
  callButton: 'Write a Brief',
  phoneButton: 'Call Us',
  others: 'More Stories',
  demonstration: { start: 'Start', again: 'Start Again', before: 'Before', after: 'After' },
};

export type CaseStudyPageText = typeof text;
