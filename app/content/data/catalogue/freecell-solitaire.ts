// FreeCell Solitaire. Store URLs, reviews, releases and figures are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'freecell-solitaire',
  title: 'FreeCell Solitaire',
  promise: '32,000 Free Numbered Deals',
  description: 'Every card face up, four free cells and next to no luck: solitaire for planners, with nearly every deal winnable.',
  overview: [
    "FreeCell Solitaire deals all 52 cards face up and then asks what you plan to do about it. Nearly every deal is winnable. Nothing's hidden, so every win is yours. So, we're sorry to say, is every loss. You get eight columns, four free cells, four foundations and all the time in the world.",
    'Of the 32,000 numbered deals that made the game famous, exactly one, number 11982, has no solution. We left it in. Type in the number if you enjoy being told no, or send it to a friend without comment.',
    'Strictly speaking, cards move one at a time. We do the shuffling for you: tap a run and it travels as one whenever the free cells and empty columns allow it. With all four cells free that means five cards, and with an empty column besides, ten. If you ask for more, the game tells you how many can go.',
  ],
  features: [
    'All 32,000 classic numbered deals, plus a fresh one every day',
    'Whole runs move in one tap when there is room for them',
    'Unlimited undo and redo, so you can try a plan and walk it back',
    'Tap and hold a card to see the ones that could go on it',
    'A gentle warning when no legal move is left, with the way back marked',
    'Statistics for wins, streaks and fastest solves, kept strictly between you and your phone',
    'High-contrast four-color suits for tired eyes',
    'Plays offline, from the first deal to the last',
  ],
  images: [
    {
      picture: 'freecell-solitaire/screenshot-3',
      alt: 'With all four cells free, a run of five cards from the jack of clubs down moves together onto the queen of hearts',
    },
    {
      picture: 'freecell-solitaire/screenshot-4',
      alt: 'A won game: four foundations topped by their kings, empty columns and a ribbon with the time and the move count',
    },
    {
      picture: 'freecell-solitaire/screenshot-2',
      alt: 'The nine of hearts slides into the second free cell, uncovering the two of clubs beneath it',
    },
    {
      picture: 'freecell-solitaire/screenshot-5',
      alt: 'The menu with the daily deal, a field for a deal number and a panel of statistics on a blue table',
    },
    {
      picture: 'freecell-solitaire/screenshot-1',
      alt: 'A fresh FreeCell deal: eight columns, all cards face up, four of seven cards and four of six, with empty cells and foundations',
    },
  ],
  keyArtAlt: 'Four small blue toy drawers standing open, with playing cards slipping into them one by one',
  status: 'Live',
  appStoreUrl: 'https://apps.apple.com/us/app/freecell-solitaire/id0000000004',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.apricotgames.freecellsolitaire',
  rating: 4.8,
  accent: '#2f7fd6',
  order: 4,
  released: '2024-02-13',
  updated: '2026-08-25',
  keywords: ['freecell', 'freecell solitaire', 'free card game', 'numbered deals', 'logic card game', 'offline solitaire'],
  reviews: [
    {
      author: 'Hakob T.',
      rating: 5,
      reviewBody:
        'Nothing hidden and nobody to blame. I type in the deal numbers my late uncle wrote into a notebook in the nineties, and they are the same deals. I did not expect an app to do that.',
      datePublished: '2026-03-08',
    },
    {
      author: 'Ruth E.',
      rating: 5,
      reviewBody:
        'It moves the whole run when there is room, and says how many can go when there is not. After years of counting free cells on my fingers I have both hands back for tea.',
      datePublished: '2026-07-21',
    },
    {
      author: 'Colin M.',
      rating: 4,
      reviewBody:
        'Deal 11982 cannot be won, and they say so, and I have spent a week on it anyway. One star off for my pride. Everything else about it is as tidy as a drawer.',
      datePublished: '2026-09-12',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian', 'German'],
  sizeMb: 71,
  keeps: ['The deal you are playing, the numbers you have played and your settings', 'Statistics for wins, streaks and fastest solves'],
  releases: [
    {
      version: '1.8.0',
      date: '2026-08-25',
      notes: ['Type in a deal number and share it as a link', 'The warning that no move is left marks the way back'],
    },
    {
      version: '1.7.1',
      date: '2026-06-09',
      notes: [
        'Fixed: the count of cards that may move together ignored an empty column',
        'Fixed: deal 11982 congratulated those who gave up',
      ],
    },
    {
      version: '1.7.0',
      date: '2026-04-21',
      notes: ['All 32,000 classic deals, up from the first 10,000', 'High-contrast cards'],
    },
  ],
};
