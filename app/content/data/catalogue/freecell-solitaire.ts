// FreeCell Solitaire. Store URLs, reviews, releases and figures are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'freecell-solitaire',
  title: 'FreeCell Solitaire',
  promise: '32,000 Free Numbered Deals',
  description: 'Every card face up and four free cells. Nearly every deal can be won.',
  overview: [
    'FreeCell Solitaire deals all 52 cards face up, so you can plan the whole game in advance. Nearly every deal is winnable. Nothing is hidden: every win is yours, and so is every loss. You get eight columns, four free cells, four foundations and all the time in the world.',
    'Of the 32,000 numbered deals that made the game famous, exactly one, number 11982, has no solution. We left it in. Type in a number to play the same deal as a friend, or to come back to one you lost.',
    "Strictly speaking, cards move one at a time. The game does the legwork: tap a run and it moves as one whenever the free cells and empty columns allow it. With all four cells free that's five cards, and with an empty column as well, ten.",
  ],
  features: [
    'All 32,000 classic numbered deals, plus a fresh one every day',
    "Whole runs move in one tap when there's room",
    'Undo and redo, so you can try a plan and walk it back',
    'Tap and hold a card to see what can go on it',
    "A gentle warning when you're out of moves, and how to back out",
    'Statistics for wins, streaks and fastest solves, saved only on your phone',
    'High-contrast suits in four colors',
    'Plays without a connection',
  ],
  images: [
    {
      picture: 'freecell-solitaire/screenshot-2',
      alt: 'A hint: the ten of clubs can leave its free cell for the jack of diamonds',
    },
    {
      picture: 'freecell-solitaire/screenshot-3',
      alt: 'All four suits begun above the columns, long runs below them, and one card in a free cell',
    },
    {
      picture: 'freecell-solitaire/screenshot-4',
      alt: 'Large print and a deck of four colors: green clubs and blue diamonds',
    },
    {
      picture: 'freecell-solitaire/screenshot-5',
      alt: 'A solved deal: four kings at home, and a card with the moves, the deal and the time',
    },
    {
      picture: 'freecell-solitaire/screenshot-1',
      alt: 'A new deal: eight columns, all cards face up, empty foundations above them, and four free cells at the foot',
    },
  ],
  loop: {
    picture: 'freecell-solitaire/loop',
    alt: 'A new deal and the first taps of its solution: cards wait in free cells, and runs grow in the columns',
  },
  keyArtAlt: 'Four toy boxes in red, purple, orange and green, one for each suit, with playing cards dropping in and a smiling apricot',
  keyArtFocus: { left: 31.5, top: 25.5, right: 68.5, bottom: 81 },
  status: 'Live',
  appStoreUrl: 'https://apps.apple.com/us/app/freecell-solitaire/id0000000004',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.apricotgames.freecellsolitaire',
  rating: 4.8,
  accent: '#2f7fd6',
  order: 4,
  released: '2024-02-13',
  updated: '2026-08-25',
  keywords: ['freecell', 'freecell solitaire', 'free card game', 'numbered deals', 'logic card game', 'offline solitaire'],
  isSample: true,
  reviews: [
    {
      author: 'Hakob T.',
      rating: 5,
      reviewBody:
        "My late uncle kept a notebook with deal numbers from the nineties. I typed some of them in and they are the same deals. I didn't expect that.",
      datePublished: '2026-03-08',
    },
    {
      author: 'Ruth E.',
      rating: 5,
      reviewBody:
        "Moves the whole run in one tap when there's room. When there isn't, it tells me how many cards can go. That was all I was missing in the others.",
      datePublished: '2026-07-21',
    },
    {
      author: 'Colin M.',
      rating: 4,
      reviewBody: 'Solid FreeCell, clean layout, no nonsense. Wish the statistics could be backed up, I lost mine when I changed phones.',
      datePublished: '2026-09-12',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian', 'German'],
  sizeMb: 71,
  keeps: ["The deal you're playing, the numbers you've played and your settings", 'Statistics for wins, streaks and fastest solves'],
  demo: {
    game: 'freecell',
    seed: 1,
    leavesOut: 'The app also has a fresh deal every day, and shows which cards could go on the one you hold.',
  },
  releases: [
    {
      version: '1.8.0',
      date: '2026-08-25',
      notes: ['Share a deal as a link', "When you're out of moves, the warning shows how to back out"],
    },
    {
      version: '1.7.1',
      date: '2026-06-09',
      notes: ['Fixed: the number of cards that can move together ignored an empty column', 'Fixed: giving up a deal could count as a win'],
    },
    {
      version: '1.7.0',
      date: '2026-04-21',
      notes: ['All 32,000 classic deals, up from the first 10,000', 'High-contrast cards'],
    },
  ],
};
