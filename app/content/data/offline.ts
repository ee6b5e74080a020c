// Texts of the offline page.
import type { PageMetaText } from '#app/content/schema/page-schema.ts';

const meta: PageMetaText = {
  title: "You're Offline",
  description: "This page needs a connection, and there isn't one right now. The mini games on your device still work.",
  keywords: ['offline', 'offline games', 'mini games'],
};

export const offline = {
  meta,
  heading: 'No Connection',
  gamesTitle: 'These games still work',
  retry: 'Try This Page Again',
};
