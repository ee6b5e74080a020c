// What the press kit tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Press Kit',
  description:
    'Facts, descriptions, logos, key art and screenshots of our six casual games, permission to stream them, and a person to write to.',
  keywords: ['press kit', 'game studio logo', 'game screenshots', 'media kit', 'permission to stream'],
};

export const text = {
  title: 'Press Kit',
  lead: 'Everything a story, a video or a slide about us might need. Help yourself; that is what it is here for.',
  archiveButton: 'Download Everything',
  factsTitle: 'At a Glance',
  wordsTitle: 'In Our Words',
  logosTitle: 'Logos',
  logosLead: 'As vectors for print and as pixels for everything else.',
  picturesTitle: 'Key Art and Screenshots',
  picturesLead: 'Choose a picture to save it. All of them are ours, and free to use wherever the game is the subject.',
  streamingTitle: 'May I Stream This?',
  contactTitle: 'Ask a Person',
  contactLead: 'Interviews, review builds, larger files, a quote by noon: write to us, and we will answer within one business day.',
};
