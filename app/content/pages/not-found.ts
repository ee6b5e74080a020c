// What the page for unknown addresses tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Page Not Found',
  description: 'This page is missing from the deck. Head back to the home page for our games, twelve mini games and a fresh deal.',
  keywords: ['page not found', '404', 'casual games'],
};

export const text = {
  lead: 'We looked under the rug, behind the stock pile and inside the cheese. This card must belong to another deck.',
};
