// The home page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/',
  module: 'home/home.tsx',
  order: 10,
  navigation: ['header', 'menu', 'footer'],
  llms: 'Pages',
  showsGames: true,
  name: 'Home',
  title: 'Free Casual Mobile Games',
  description: `Warm, quick, free games for iOS and Android: solitaire, block puzzles and a mouse with a cheese works. Plus ${countInWords(counts.miniGames, 'mini game')} to play right here.`,
  keywords: ['casual mobile games', 'free mobile games', 'solitaire games', 'block puzzle', 'browser mini games', 'mobile game studio'],
  heading: 'We Create Unforgettable Gaming Experiences',
  lead: 'Solitaire with manners, blocks that burst, and soon a mouse with a cheese works. Free on your phone, and good for the next five minutes or the next fifty.',
  updated: '2026-11-20',
  socialPicture: 'about/studio',
};

const { games, comingSoonGames, countries, liveGames, miniGames } = counts;

export const text = {
  heroPlay: 'Or play a mini game right here',
  stripTitle: 'Only Got a Minute?',
  stripLink: `All ${countInWords(miniGames, 'mini game')}`,
  featuredTitle: 'Featured Games',
  featuredLead: `${capitalize(countInWords(liveGames, 'game'))} you can play today. Each one is free, works offline and forgives a slip of the thumb.`,
  comingSoonTitle: 'Discover More Games',
  comingSoonLead: 'Still on the workbench. Somewhere under the sawdust there is a mouse, and a moat.',
  allGames: 'See all our games',
  aboutLead:
    'We are a small studio in Foster City, California, and Yerevan, Armenia, with over 20 years of combined team experience. We drop wooden blocks on desks until one sounds right, then test the result on the oldest phone we own. What survives, you get to play.',
  aboutFacts: [
    { value: String(games), label: `mobile games${comingSoonGames > 0 ? `, ${toNumberWord(comingSoonGames)} still in the oven` : ''}` },
    { value: String(countries), label: 'countries, one shared to-do list' },
    { value: '20+', label: 'years of combined experience' },
    { value: String(miniGames), label: 'mini games on this very page' },
  ],
  newsletterTitle: 'Letters from the Workshop',
  newsletterLead: 'New games, new themes and the occasional cheese pun. One letter a month at most, and none when there is nothing to say.',
  miniGamesTitle: 'Mini Games',
  miniGamesLead: `${capitalize(toNumberWord(miniGames))} little classics, ready to play right here. Nothing to install, and your best scores stay on your own device.`,
  miniGamesNoscript: 'The mini games need scripts and a browser from 2023 or newer. Everything else on this site works without.',
};

export type HomePageText = typeof text;
