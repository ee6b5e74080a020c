// Block Blitz Go, an 8×8 block puzzle. Store URLs, reviews, releases and figures are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'block-blitz-go',
  title: 'Block Blitz Go',
  promise: 'A Free 8×8 Block Puzzle',
  description: 'A block puzzle on an 8×8 board: fill rows and columns, watch them burst, and keep the combo going.',
  overview: [
    "Block Blitz Go gives you three blocks at a time and an 8×8 board to put them on. Complete a row or column and it bursts. Clear two at once for a bigger bang. There's no clock, so you can look as long as you like.",
    "Clear a line on one turn and another on the next, and the combo counter climbs, multiplying every burst until you miss. Most players hit their first ×5 by accident and spend the next hour trying to do it on purpose. Blocks never rotate, so it's all about where they go.",
    'Classic runs until none of your blocks fit. The daily board starts with a pattern to clear, and everyone gets the same blocks in the same order, so you can compare scores with your sister. All sounds are recorded from real wooden blocks.',
  ],
  features: [
    'Three blocks a turn on an 8×8 board, with no clock',
    'Rows and columns clear together, and doubles and triples pay extra',
    'A combo multiplier that grows with every clear in a row',
    'A faint outline shows where a block will land and what it will burst',
    'A daily board with the same blocks for everyone',
    'Every block has its own pattern as well as color',
    'Made for playing with one thumb',
    'Plays offline and picks up right where you left off',
  ],
  images: [
    {
      picture: 'block-blitz-go/screenshot-2',
      alt: 'A hint: dashes in the first row show where the coral piece of three by two fits',
    },
    {
      picture: 'block-blitz-go/screenshot-3',
      alt: 'A board in the middle of a game, with two blocks left in the tray below it',
    },
    {
      picture: 'block-blitz-go/screenshot-4',
      alt: 'A board that is almost clear again, late in a good game',
    },
    {
      picture: 'block-blitz-go/screenshot-5',
      alt: 'The end of a game: no block fits any longer, and a card tells the score, the lines and the best combo',
    },
    {
      picture: 'block-blitz-go/screenshot-1',
      alt: 'The first blocks on the board, and three more in the tray below it',
    },
  ],
  loop: {
    picture: 'block-blitz-go/loop',
    alt: 'The first blocks of a game go from the tray to the board, until a column bursts for a combo',
  },
  keyArtAlt: 'Chunky toy blocks in bright colors fly up from a red board, with a smiling orange one in the middle',
  keyArtFocus: { left: 31, top: 23.5, right: 69.5, bottom: 77.5 },
  status: 'Live',
  appStoreUrl: 'https://apps.apple.com/us/app/block-blitz-go/id0000000003',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.apricotgames.blockblitzgo',
  rating: 4.9,
  accent: '#f2604f',
  order: 3,
  released: '2022-09-20',
  updated: '2026-11-10',
  keywords: ['block puzzle', 'block game', '8x8 block puzzle', 'combo puzzle', 'free puzzle game', 'one-handed game', 'daily puzzle'],
  isSample: true,
  reviews: [
    {
      author: 'Theo B.',
      rating: 5,
      reviewBody: 'no timer!!! finally. best combo so far is x11 and I have no idea how',
      datePublished: '2026-05-30',
    },
    {
      author: 'Salome R.',
      rating: 5,
      reviewBody:
        "My sister and I play the daily board every morning. She's eight time zones away. Same blocks for both of us, so it's fair.",
      datePublished: '2026-08-14',
    },
    {
      author: 'Dana W.',
      rating: 3,
      reviewBody:
        "Too many ads for me. There's one after every round and my rounds are short. I would pay to remove them, but that isn't offered. The game itself is good and I like the sound of the blocks.",
      datePublished: '2026-10-19',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian', 'Spanish', 'Portuguese', 'Japanese'],
  sizeMb: 96,
  keeps: ["The board you're playing, your best scores and settings", "Which daily boards you've cleared"],
  demo: { game: 'block-blitz', seed: 1, leavesOut: 'The app also has a daily board with the same blocks for everyone.' },
  releases: [
    {
      version: '4.1.0',
      date: '2026-11-10',
      notes: [
        "The daily board shows yesterday's best path once you've played it",
        'A softer buzz for single lines, a stronger one for combos',
        'Fixed: the last block of a turn could be dropped a row too low on tall phones',
      ],
    },
    {
      version: '4.0.2',
      date: '2026-09-01',
      notes: ['Starts a second faster on phones from 2019 and earlier', 'Fixed: two blocks shared the same outline'],
    },
    {
      version: '4.0.0',
      date: '2026-06-30',
      notes: ['All sounds recorded again with a better microphone', 'Every block has a pattern as well as a color'],
    },
  ],
};
