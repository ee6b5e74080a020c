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
      picture: 'block-blitz-go/screenshot-3',
      alt: 'Two rows and a column burst at once in a shower of colored cubes, with "Combo ×5" across the board',
    },
    {
      picture: 'block-blitz-go/screenshot-2',
      alt: 'A coral L-shaped block hovers over the board, and its outline shows it will complete the bottom row',
    },
    {
      picture: 'block-blitz-go/screenshot-4',
      alt: 'The daily board cleared: an empty board, three gold stars, confetti and a new best score of 6,340',
    },
    {
      picture: 'block-blitz-go/screenshot-5',
      alt: 'The theme chooser with four block styles, candy, wood, felt and night, with candy selected',
    },
    {
      picture: 'block-blitz-go/screenshot-1',
      alt: 'A new game: an empty 8×8 board with three colorful blocks waiting in the tray below it',
    },
  ],
  loop: {
    picture: 'block-blitz-go/loop',
    alt: 'Seven pieces are dragged to the board, and full rows and columns burst for a combo of six',
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
