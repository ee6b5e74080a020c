// Two questions of players.
import type { FaqItem } from '#app/content/schema/game-schema.ts';

export const faq: readonly FaqItem[] = [
  {
    slug: 'refunds',
    question: 'Can I have my money back?',
    answer: 'Yes, within the time that your store gives you. Write to us afterwards and tell us what was missing.',
  },
  {
    slug: 'for-companies',
    question: 'Do you work for others?',
    answer: 'We do, as long as there is water in it. Tell us what you are making and when it has to be wet.',
    more: { path: '/services', words: 'What we offer' },
  },
];
