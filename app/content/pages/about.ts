// What the page about the studio tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'About Us',
  description:
    'Meet the nine people in Foster City and Yerevan behind our games, and read what we think a good casual game owes the person playing it.',
  keywords: ['mobile game studio', 'game studio team', 'Foster City game studio', 'Yerevan game studio', 'casual game developers'],
};

export const text = {
  title: 'About Us',
  lead: 'A small studio with two addresses, nine people and a long-running debate about the best apricot jam.',
  teamLead: 'Nine people, shown here at roughly one-twelfth scale.',
  valuesLead: 'Six words on the wall, and what they mean on an ordinary Tuesday.',
  visionTitle: 'Our Vision',
  missionTitle: 'Our Mission',
};
