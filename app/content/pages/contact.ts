// What the contact page tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Contact',
  description:
    'Write to us about a game, a project or a job. Find our offices in Foster City and Yerevan, our hours, and answers to six common questions.',
  keywords: ['contact game studio', 'game support', 'game project proposal', 'game studio jobs', 'Foster City', 'Yerevan'],
};

export const text = {
  title: 'Contact Us',
  lead: 'Questions, bug reports, business ideas and unusually good solitaire stories are all welcome.',
  formLead: 'Fill this in and it reaches a person. We answer within two business days, and bug reports with a good title jump the line.',
  faqTitle: 'Frequently Asked Questions',
  faqLead: 'Six answers that may save you the typing.',
  mapLead: 'Two offices, one kettle each: Foster City, California, and Yerevan, Armenia.',
};
