// What the page for unknown games tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Game Not Found',
  description: "Sorry, we couldn't find the game you're looking for. All six of our games are waiting on the games page.",
  keywords: ['game not found', 'casual games', 'mobile games'],
};

export const text = {
  lead: "Sorry, we couldn't find the game you're looking for.",
};
