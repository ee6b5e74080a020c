// Texts of the offline page.
import { counts } from './counts.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import type { PageMetaText } from '#app/content/schema/page-schema.ts';

const meta: PageMetaText = {
  title: "You're Offline",
  description: "This page needs a connection, and there isn't one right now. The mini games on your device still work.",
  keywords: ['offline', 'offline games', 'mini games'],
};

export const offline = {
  meta,
  heading: 'No Connection',
  lead: "You're offline. These games still work.",
  gamesTitle: capitalize(`${countInWords(counts.miniGames, 'mini game')} in the meantime`),
  retry: 'Try This Page Again',
};
