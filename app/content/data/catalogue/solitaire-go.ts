// Solitaire Go, a Klondike game. Store URLs, reviews, releases and figures are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'solitaire-go',
  title: 'Solitaire Go',
  promise: 'Free Klondike for iPhone and Android',
  description: 'Klondike solitaire on green felt, with a daily deal, honest hints and cards that are easy to read.',
  overview: [
    "Solitaire Go is the Klondike you already know, dealt on green felt, with unlimited undo and hints whenever you're stuck. It's quick enough for one bus stop, and it works in the tunnel right after too. Seven columns, four foundations and one stock pile: everything is where you expect it.",
    'Tap a card and it goes where it fits best, or drag it there yourself. Draw one card for a relaxed game or three for a stubborn one, and undo all the way back to the first move. Your wins, streaks and best times are on the statistics page.',
    "Not every Klondike deal can be won. The hint button shows a move when there is one and tells you when there isn't, and our solver finishes each daily deal before you get it. Once every card is face up, one tap sends them all to the foundations.",
  ],
  features: [
    'Draw one or draw three, your choice before every deal',
    'Tap to move, or drag and drop',
    'Undo back to the first card of the deal',
    'A daily deal that is sure to be winnable',
    'Hints that show a move, or tell you when there is none',
    'Large-print cards and a left-handed layout',
    'Four card backs, and a deck of four colors',
    'Plays offline, on trains and on planes',
  ],
  images: [
    {
      picture: 'solitaire-go/screenshot-2',
      alt: 'A hint: the three of hearts at the foot of the table can go on the two of hearts, its foundation',
    },
    {
      picture: 'solitaire-go/screenshot-3',
      alt: 'A long run from the king of clubs, another from the queen of clubs, and all four foundations begun above them',
    },
    {
      picture: 'solitaire-go/screenshot-4',
      alt: 'The same game in large print: bigger ranks and suits on every card',
    },
    {
      picture: 'solitaire-go/screenshot-5',
      alt: 'A won game: kings on all four foundations, and a card with the time, the score and the store',
    },
    {
      picture: 'solitaire-go/screenshot-1',
      alt: 'A new deal on green felt: seven columns, the last card of each face up, empty foundations above them, and the stock at the foot',
    },
  ],
  loop: {
    picture: 'solitaire-go/loop',
    alt: 'A new deal on green felt and the first taps of a game: cards are drawn at the foot of the table and go to their best spots',
  },
  keyArtAlt: 'A fan of chunky toy playing cards with the ace of hearts in front, next to a smiling apricot, all on green',
  keyArtFocus: { left: 32, top: 24, right: 67, bottom: 81.5 },
  status: 'Live',
  appStoreUrl: 'https://apps.apple.com/us/app/solitaire-go/id0000000001',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.apricotgames.solitairego',
  rating: 4.8,
  accent: '#2f9e6e',
  order: 1,
  released: '2019-11-05',
  updated: '2026-10-06',
  keywords: ['solitaire', 'klondike', 'free card game', 'daily solitaire deal', 'draw three solitaire', 'offline solitaire', 'patience'],
  isSample: true,
  reviews: [
    {
      author: 'Marta K.',
      rating: 5,
      reviewBody:
        'Played it all through a two-hour train delay. The cards land with a nice little thud and the ads wait until the deal is over.',
      datePublished: '2026-05-18',
    },
    {
      author: 'Owen P.',
      rating: 5,
      reviewBody: "The hints are honest. If there's no move left it says so. I mix up clubs and spades, and the four colors fixed that.",
      datePublished: '2026-07-02',
    },
    {
      author: 'Gayane S.',
      rating: 4,
      reviewBody:
        'I play one or two with my coffee. My mother plays it too. The left-handed layout took me a while to find, it could be on the first screen.',
      datePublished: '2026-09-27',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian', 'Spanish', 'German', 'French'],
  sizeMb: 84,
  keeps: ["The deal you're playing, your statistics and settings", "Which daily deals you've won"],
  demo: { game: 'solitaire', seed: 876, leavesOut: 'The app also has a daily deal, the same for everyone.' },
  releases: [
    {
      version: '3.4.0',
      date: '2026-10-06',
      notes: [
        'A fall table, with leaves on the felt',
        "Hints look two moves further ahead before they say you're stuck",
        'Fixed: on some tablets a dragged run briefly lost its last card',
      ],
    },
    {
      version: '3.3.1',
      date: '2026-08-04',
      notes: ['Fixed: the daily deal counted twice for players who crossed a time zone at midnight', 'Smaller download'],
    },
    {
      version: '3.3.0',
      date: '2026-06-16',
      notes: ['Suits in four colors', 'Undo all the way back to the deal, and forward again'],
    },
  ],
};
