// Spider Solitaire Go, with two decks on ten columns. Store URLs, reviews, releases and figures are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'spider-solitaire-go',
  title: 'Spider Solitaire Go',
  promise: '1, 2 or 4 Suits, Free',
  description: 'Two decks, ten columns and up to four suits. A spider cheers you on.',
  overview: [
    'Spider Solitaire Go deals two full decks into one big tangle. Sort it out with one suit, two or four, and undo any move. It looks hopeless for a minute. Then a run falls into place and a column opens. Of the 104 cards, 54 start on the table. The other 50 wait in the stock and come out ten at a time, one on each column.',
    'Build a suit down from king to ace and the finished run leaves the table. Do that eight times and you win. A card can go onto any card one higher, but only a run of a single suit moves as a group. That one rule is what makes Spider hard.',
    'Start with one suit to learn the ropes. Two suits fill a lunch break, and four can take an hour. Velvet, our violet house spider, watches from the top of the table and waves a leg for every finished run.',
  ],
  features: [
    'One, two or four suits, with separate statistics for each',
    'Cards that can move together light up before you lift them',
    'Undo for every move, a deal from the stock included',
    'Hints that look for same-suit moves first',
    'Columns tighten as they grow, so every card stays readable on a small phone',
    'Picks up right where you left off',
    'Portrait and landscape, for phones and tablets',
    'Plays without a connection',
  ],
  images: [
    {
      picture: 'spider-solitaire-go/screenshot-2',
      alt: 'A hint: the eight of spades and the cards on it can go to an empty column and turn up a card',
    },
    {
      picture: 'spider-solitaire-go/screenshot-3',
      alt: 'Four whole runs above the columns, shown by their kings, beside the violet spider on her thread',
    },
    {
      picture: 'spider-solitaire-go/screenshot-4',
      alt: 'A game of four suits: clubs, diamonds and hearts among the spades in ten columns',
    },
    {
      picture: 'spider-solitaire-go/screenshot-5',
      alt: 'A won game: eight kings in a row beside the spider, and a card with the score, runs, moves and time',
    },
    {
      picture: 'spider-solitaire-go/screenshot-1',
      alt: 'A new deal: ten columns, only the last card of each face up, the spider on her thread, and five deals at the foot',
    },
  ],
  loop: {
    picture: 'spider-solitaire-go/loop',
    alt: 'A new deal and the first taps of a game: cards go to their best spots and hidden ones turn up',
  },
  keyArtAlt: 'A violet toy spider in a red bow tie hangs from a thread, holding up an ace and a king, with more cards at its feet',
  keyArtFocus: { left: 34, top: 21.5, right: 66, bottom: 77.5 },
  status: 'Live',
  appStoreUrl: 'https://apps.apple.com/us/app/spider-solitaire-go/id0000000002',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.apricotgames.spidersolitairego',
  rating: 4.7,
  accent: '#7a4fd0',
  order: 2,
  released: '2021-03-16',
  updated: '2026-09-15',
  keywords: ['spider solitaire', 'two deck solitaire', 'four suit spider', 'free card game', 'offline solitaire', 'solitaire for tablets'],
  isSample: true,
  reviews: [
    {
      author: 'Leandro V.',
      rating: 5,
      reviewBody: 'Four suits and I can undo everything, even a deal from the stock. Exactly what I wanted.',
      datePublished: '2026-04-11',
    },
    {
      author: 'Priya N.',
      rating: 5,
      reviewBody:
        "Runs fine on my six-year-old phone, both decks and all. I wrote to support about the dealing sound and someone answered the next day. There's a switch for it now.",
      datePublished: '2026-06-23',
    },
    {
      author: 'Bernd A.',
      rating: 4,
      reviewBody: 'Mostly one suit, four on Sundays. The table is too bright at night. Please add a dark one.',
      datePublished: '2026-08-17',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian', 'Spanish', 'German'],
  sizeMb: 79,
  keeps: ["The deal you're playing, with everything you can undo", 'Separate statistics for one, two and four suits, and your settings'],
  demo: {
    mascot: 'hero/spider',
    game: 'spider',
    seed: 1,
    leavesOut: 'In the app, cards that can travel together also light up before you lift them.',
  },
  releases: [
    {
      version: '2.6.0',
      date: '2026-09-15',
      notes: ['A darker table for playing at night', 'You can undo a deal from the stock, even after finishing a suit'],
    },
    {
      version: '2.5.2',
      date: '2026-07-14',
      notes: ['Fixed: the spider stayed on her thread after a win', 'Fixed: a very long column slid under the buttons on small phones'],
    },
    {
      version: '2.5.0',
      date: '2026-05-05',
      notes: [
        'Separate statistics for one, two and four suits',
        'Larger numbers and letters on the cards',
        'A switch for the sound of dealing',
      ],
    },
  ],
};
