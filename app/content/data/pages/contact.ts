// The contact page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { places } from '#app/content/data/places.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/contact',
  module: 'contact/contact.tsx',
  order: 50,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  name: 'Contact',
  title: 'Contact',
  description: `Get in touch about a game, a project or a job. Find our ${places.offices}, our hours, and answers to ${countInWords(counts.questions, 'common question')}.`,
  keywords: [
    'contact us',
    'contact game studio',
    'game support',
    'game project proposal',
    ...places.cityNames,
    'FAQ',
    'help',
    'phone number',
    'email address',
    'opening hours',
    'map and directions',
  ],
  heading: 'Contact Us',
  lead: 'Questions, bug reports, projects and ideas are all welcome.',
  updated: '2026-11-26',
  picture: 'newsletter/mailbox',
  ground: 'studio',
  socialPicture: 'services/app-development',
};

export const text = {
  formTitle: 'Send Us a Message',
  formLead: 'Someone on our team reads every message. We reply within two business days.',
  topicsTitle: "What's it about?",
  /** Links that fill in the subject and the first line of the message. */
  topics: [
    { label: 'Game support', subject: 'General Inquiry', about: 'Help with a game' },
    { label: 'Press', subject: 'Other', about: 'Press' },
    { label: 'Delete my data', subject: 'Other', about: 'Delete my data' },
    { label: 'A project', subject: 'Project Proposal', about: 'A new project' },
  ],
  detailsTitle: 'Contact Information',
  hoursTitle: 'Business Hours',
  networksTitle: 'Follow Us',
  faqTitle: 'Frequently Asked Questions',
  mapTitle: 'Find Us',
} as const;

export type ContactPageText = typeof text;
