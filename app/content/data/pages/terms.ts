// The terms of service: their row in the page table. The text is in legal/terms.md.
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/terms',
  module: 'legal/terms.tsx',
  order: 100,
  navigation: ['menu', 'fine print'],
  llms: 'Optional',
  name: 'Terms of Service',
  title: 'Terms of Service',
  description:
    "The terms that apply when you use our website, games and services: what you may do, what we're responsible for, and how disputes are resolved.",
  keywords: ['terms of service', 'terms and conditions', 'user agreement', 'refund', 'cancel a subscription', 'legal'],
  heading: 'Terms of Service',
  updated: '2026-11-26',
  socialPicture: 'services/data',
};
