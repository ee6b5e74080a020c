// The day each page last changed in a way that visitors should notice; the sitemap gives it. Games carry their own in the catalogue.
import type { PAGE_PATHS } from './addresses.ts';

export const pageUpdated: Readonly<Record<(typeof PAGE_PATHS)[number], string>> = {
  '/': '2026-11-20',
  '/games': '2026-11-12',
  '/about-us': '2026-11-12',
  '/services': '2026-11-12',
  '/contact': '2026-11-12',
  '/search': '2026-11-12',
  '/press': '2026-11-20',
  '/accessibility': '2026-11-20',
  '/privacy-policy': '2026-11-16',
  '/terms': '2026-11-16',
};
