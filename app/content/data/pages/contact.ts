// The contact page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/contact',
  module: 'contact/contact.tsx',
  order: 50,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  name: 'Contact',
  title: 'Contact',
  description: `Write to us about a game, a project or a job. Find our offices in Foster City and Yerevan, our hours, and answers to ${countInWords(counts.questions, 'common question')}.`,
  keywords: ['contact game studio', 'game support', 'game project proposal', 'game studio jobs', 'Foster City', 'Yerevan'],
  heading: 'Contact Us',
  lead: 'Questions, bug reports, business ideas and unusually good solitaire stories are all welcome.',
  updated: '2026-11-12',
  picture: 'newsletter/mailbox',
  socialPicture: 'services/app-development',
};

export const text = {
  formLead: 'Fill this in and it reaches a person. We answer within two business days, and bug reports with a good title jump the line.',
  faqTitle: 'Frequently Asked Questions',
  faqLead: `${capitalize(countInWords(counts.questions, 'answer'))} that may save you the typing.`,
  mapLead: 'Two offices, one kettle each: Foster City, California, and Yerevan, Armenia.',
};
