// What the home page tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Free Casual Mobile Games',
  description:
    'Warm, quick, free games for iOS and Android: solitaire, block puzzles and a mouse with a cheese works. Plus twelve mini games to play right here.',
  keywords: ['casual mobile games', 'free mobile games', 'solitaire games', 'block puzzle', 'browser mini games', 'mobile game studio'],
};

export const text = {
  heroLead:
    'Solitaires with manners, blocks that burst, and soon a mouse with a cheese works. Free on your phone, and good for the next five minutes or the next fifty.',
  heroPlay: 'Or play a mini game right here',
  featuredTitle: 'Featured Games',
  featuredLead: 'Four games you can play today. Each one is free, works offline and forgives a slip of the thumb.',
  comingSoonTitle: 'Discover More Games',
  comingSoonLead: 'Still on the workbench: one has a mouse in it, the other has a moat.',
  allGames: 'See all our games',
  aboutLead:
    'We are a small studio in Foster City, California, and Yerevan, Armenia, with over 20 years of combined team experience. We drop wooden blocks on desks until one sounds right, then test the result on the oldest phone we own. What survives, you get to play.',
  aboutFacts: [
    { value: '6', label: 'mobile games, two still in the oven' },
    { value: '2', label: 'countries, one shared to-do list' },
    { value: '20+', label: 'years of combined experience' },
    { value: '12', label: 'mini games on this very page' },
  ],
  newsletterTitle: 'Letters from the Workshop',
  newsletterLead: 'New games, new themes and the occasional cheese pun. One letter a month at most, and none when there is nothing to say.',
  miniGamesTitle: 'Mini Games',
  miniGamesLead: 'Twelve little classics, ready to play right here. Nothing to install, and your best scores stay on your own device.',
  miniGamesNeeds: 'The mini games need scripts and a browser from 2023 or newer. Everything else on this site works without.',
};

export type HomeText = typeof text;
