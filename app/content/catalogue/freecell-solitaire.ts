// FreeCell Solitaire, for now on Google Play alone; the store address is sample content to be replaced.
import type { Game } from '#app/content/schema.ts';

export const game: Game = {
  slug: 'freecell-solitaire',
  title: 'FreeCell Solitaire',
  description: 'Every card face up, four free cells and next to no luck: solitaire for planners, with nearly every deal winnable.',
  overview: [
    'FreeCell Solitaire lays all 52 cards face up on the table and then asks what you plan to do about it. Eight columns, four free cells, four foundations. Nothing is hidden, so every win is yours and so, we are sorry to say, is every loss.',
    'Nearly every deal can be won. Of the 32,000 numbered deals that made the game famous, exactly one, number 11982, has no solution. We left it in. Type in the number if you enjoy being told no, or send it to a friend without comment.',
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
      picture: 'freecell-solitaire/screenshot-1',
      alt: 'A fresh FreeCell deal: eight columns, all cards face up, four of seven cards and four of six, with empty cells and foundations',
    },
    {
      picture: 'freecell-solitaire/screenshot-2',
      alt: 'The nine of hearts slides into the second free cell, uncovering the two of clubs beneath it',
    },
    {
      picture: 'freecell-solitaire/screenshot-3',
      alt: 'With all four cells free, a run of five cards from the jack of clubs down moves together onto the queen of hearts',
    },
    {
      picture: 'freecell-solitaire/screenshot-4',
      alt: 'A won game: four foundations topped by their kings, empty columns and a ribbon with the time and the move count',
    },
    {
      picture: 'freecell-solitaire/screenshot-5',
      alt: 'The menu with the daily deal, a field for a deal number and a panel of statistics on a blue table',
    },
  ],
  keyArtAlt: 'Four small blue toy drawers standing open, with playing cards slipping into them one by one',
  status: 'Live',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.apricotgames.freecellsolitaire',
  rating: 4.8,
  accent: '#2f7fd6',
  order: 4,
  updated: '2026-08-25',
  keywords: ['freecell', 'freecell solitaire', 'free card game', 'numbered deals', 'logic card game', 'offline solitaire'],
};
