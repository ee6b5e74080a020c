// What the search page tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Search Games',
  description: 'Search our six casual mobile games by title or by what you are in the mood for: cards, blocks, castles or cheese.',
  keywords: ['search games', 'find casual games', 'solitaire search', 'mobile games'],
};

export const text = {
  lead: 'Try "solitaire", "castle" or "cheese". All three are correct answers.',
};
