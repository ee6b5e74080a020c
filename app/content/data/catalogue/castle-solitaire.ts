// Castle Solitaire, a Beleaguered Castle game in development. Its reviews and plans are sample content to be replaced.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'castle-solitaire',
  title: 'Castle Solitaire',
  promise: 'Beleaguered Castle with a Castle',
  description: 'Solitaire that starts with the aces in place, every card face up, and a castle that grows with each round you win.',
  overview: [
    'Your castle starts as a drawing. Win a round and it gets its first stones, and every round after that adds another part. The aces are in place from the start. The other 48 cards lie face up in eight rows: no surprises, just good planning. Four rows lie to the left of the aces and four to the right.',
    'The rules fit on a small flag. Only the last card of a row can move, one at a time: onto its foundation, or onto another row that ends in a card one higher, whatever the suit. An empty row takes any card. You may know the game as Beleaguered Castle.',
    'Each win adds something you can point at: a gatehouse, a tower, a drawbridge, a baker. Finish a castle and choose the next site, from a sea cliff to an apricot orchard with a moat.',
  ],
  features: [
    'Eight rows, four foundations and every card in plain sight from the start',
    'A castle that gains a new piece with every round you win',
    'Towers, bridges and banners to place where you like',
    'New sites to build on, such as a sea cliff and an orchard',
    'Undo for every move of a round',
    'Hints that look several moves ahead',
    'Plays without a connection',
  ],
  images: [
    {
      picture: 'castle-solitaire/screenshot-1',
      alt: 'A new deal: four aces in a column in the middle, four rows of six face-up cards on either side, a castle sketch above',
    },
    {
      picture: 'castle-solitaire/screenshot-2',
      alt: 'The six of diamonds on its way from one row to the seven of clubs at the end of another, below a castle with its first walls',
    },
    {
      picture: 'castle-solitaire/screenshot-3',
      alt: 'Five hearts, five through nine, fly up to their foundation while a new rose tower rises on the castle',
    },
    {
      picture: 'castle-solitaire/screenshot-4',
      alt: 'A won round: four kings above the finished castle at night, with flags, fireworks and four tiny builders',
    },
    {
      picture: 'castle-solitaire/screenshot-5',
      alt: 'The building menu: a rose castle with one tower still missing, and a tower, a drawbridge and banners to choose from',
    },
  ],
  keyArtAlt: 'A pink toy castle with pink and purple roofs and yellow flags, its two front towers built from playing cards',
  keyArtFocus: { left: 34, top: 19, right: 66, bottom: 81 },
  status: 'Coming Soon',
  rating: 0,
  accent: '#d0568f',
  order: 6,
  releaseWindow: 'Summer 2027',
  workshop: {
    steps: ['Idea', 'First playable', 'Art and sound', 'More playtests', 'Release'],
    now: 'Art and sound',
    toy: {
      picture: 'castle-solitaire/workshop',
      alt: 'The toy castle on a workbench: its left half is still bare wood, its right half has its pink paint and purple roofs',
    },
  },
  updated: '2026-10-20',
  keywords: ['castle solitaire', 'beleaguered castle', 'castle building game', 'solitaire', 'free card game', 'casual game coming soon'],
  isSample: true,
  reviews: [
    {
      author: 'Arev M.',
      rating: 5,
      reviewBody:
        "I don't usually build things in games. Here the castle only grows when you win, so it is still about the cards, and that works for me.",
      datePublished: '2026-08-22',
    },
    {
      author: 'Tigran H.',
      rating: 4,
      reviewBody:
        'Rules are easy. My first win took three days. The hint can tell you that a deal is lost, which is good, but on my tablet it thinks for a few seconds.',
      datePublished: '2026-09-09',
    },
    {
      author: 'Sylvie D.',
      rating: 5,
      reviewBody: "Pretty and calm. Please let me move the baker's house!! Otherwise it's what you described.",
      datePublished: '2026-10-02',
    },
  ],
  ages: '4+',
  languages: ['English', 'Armenian'],
  keeps: ["The round you're playing, your castles and your settings"],
};
