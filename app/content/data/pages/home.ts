// The home page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import { places } from '#app/content/data/places.ts';
import { PRODUCT } from '#app/content/data/site.ts';
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
  description: `Free games for iOS and Android: solitaire, block puzzles and, soon, a mouse who builds a factory. Plus ${countInWords(counts.miniGames, 'mini game')} to play in your browser.`,
  keywords: ['casual mobile games', 'free mobile games', 'solitaire games', 'block puzzle', 'browser mini games', 'mobile game studio'],
  heading: 'We Create Unforgettable Gaming Experiences',
  lead: 'Solitaire, block puzzles and, soon, a mouse with a cheese factory. Free, for five minutes or fifty.',
  updated: '2026-11-26',
  picture: 'hero/joystick',
  socialPicture: 'about/studio',
};

/** Where the toys of the hero lead, by the names of their pictures in `hero/`; one without a page is left out. */
export const toyLinks: Readonly<Record<string, string>> = {
  castle: '/games/castle-solitaire',
  spider: '/games/spider-solitaire-go',
  blocks: '/games/block-blitz-go',
  cards: '/games/solitaire-go',
  drawers: '/games/freecell-solitaire',
  mouse: '/games/idle-mouse',
  joystick: '/play',
  apricot: '/about-us',
};

const { comingSoonGames, liveGames, miniGames } = counts;

export const text = {
  tagline: 'LEVEL UP YOUR GAMING',
  exploreGames: 'Explore Games',
  getUpdates: 'Get Updates',
  heroPlay: 'Or play a mini game now',
  featuredTitle: 'Featured Games',
  featuredLead: `${capitalize(countInWords(liveGames, 'free game'))}. They play offline, too.`,
  comingSoonTitle: 'Discover More Games',
  comingSoonLead: `${capitalize(toNumberWord(comingSoonGames))} more ${comingSoonGames === 1 ? 'game is' : 'games are'} on the way.`,
  allGames: 'See all our games',
  aboutTitle: `We Are ${PRODUCT} Studio`,
  aboutLead: `A small studio in ${places.citiesInFull}, with over 20 years of combined team experience. We test every game on nineteen phones before you see it.`,
  aboutLink: 'Learn More About Us',
  newsletterTitle: 'News from the Studio',
  newsletterLead: 'New games and themes, once a month.',
  miniGamesTitle: 'Mini Games',
  miniGamesLead: `${capitalize(toNumberWord(miniGames))} quick classics. Nothing to install, and your best scores stay on your device.`,
  miniGamesNoscript: 'The mini games need JavaScript and a browser from 2023 or newer. Everything else on this site works without it.',
};

export type HomePageText = typeof text;
