// The privacy policy: its row in the page table. The text is in legal/privacy-policy.md.
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/privacy-policy',
  module: 'legal/privacy-policy.tsx',
  order: 90,
  navigation: ['menu', 'fine print'],
  llms: 'Optional',
  name: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'What information our site and games collect, why, how long we keep it and what rights you have, followed by our Terms of Use.',
  keywords: ['privacy policy', 'personal data rights', 'cookies', 'terms of use', 'refund', 'data protection', 'GDPR', 'legal'],
  heading: 'Privacy Policy',
  updated: '2026-11-26',
  socialPicture: 'services/data',
};
