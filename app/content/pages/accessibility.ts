// What the accessibility statement tells search engines.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Accessibility',
  description:
    'How our site and its twelve mini games work by keyboard, by ear, enlarged and without motion, what does not work well yet, and how to tell us.',
  keywords: ['accessibility statement', 'keyboard games', 'screen reader games', 'WCAG 2.2'],
};
