// Texts of the offline page.
import { counts } from './counts.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import type { PageMetaText } from '#app/content/schema/page-schema.ts';

const meta: PageMetaText = {
  title: 'You Are Offline',
  description: 'This page needs a network, and there is none just now. The mini games that you have on your device play on without one.',
  keywords: ['offline', 'offline games', 'mini games'],
};

export const offline = {
  meta,
  heading: 'No Network, No Problem',
  lead: 'This page lives on the other side of the tunnel. Until you are out, everything on this shelf plays without a network.',
  gamesTitle: capitalize(`${countInWords(counts.miniGames, 'mini game')} for the meantime`),
  retry: 'Try This Page Again',
};
