// A game that is coming soon, without playtesters' reviews.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'paper-lighthouse',
  title: 'Paper Lighthouse',
  promise: 'Fold a Light for Lost Ships',
  description: 'Fold a lighthouse from one sheet of paper, set it on a rock, and bring twelve small ships home before it gets wet.',
  overview: [
    'Paper Lighthouse is a game about folding. You have one sheet of paper, a rock and twelve small ships that are late. Every fold makes the light reach further and the tower weaker, and the sea is not on your side.',
    'Each evening has a different coast. Some rocks want a tall light and some want a wide one, and on the last of them there is no room to stand at all. A ship that is lost comes back the next evening and tries again.',
    'We are still folding. The paper creases where you press it, the light knows how thick a sheet is, and the ships have learned to wait. It will be in the stores when all twelve of them come home.',
  ],
  features: [
    'One sheet of paper and every fold it can bear',
    'Twelve ships with names and habits',
    'Coasts that ask for another tower',
    'Evenings that end, whatever you do',
    'A book of all the towers that you have folded',
  ],
  images: [
    { picture: 'paper-lighthouse/screenshot-1', alt: 'A white tower over red waves' },
    { picture: 'paper-lighthouse/screenshot-2', alt: 'The tower at night' },
    { picture: 'paper-lighthouse/screenshot-3', alt: 'The tower in the rain' },
  ],
  keyArtAlt: 'A folded paper tower whose light reaches over the sea',
  keyArtFocus: { left: 36, top: 20, right: 64, bottom: 80 },
  status: 'Coming Soon',
  rating: 0,
  accent: '#c2583c',
  order: 2,
  releaseWindow: 'Autumn 2027',
  updated: '2026-10-01',
  keywords: ['folding game', 'paper game', 'lighthouse game'],
  reviews: [],
  ages: '4+',
  languages: ['English'],
  keeps: ['Your towers, and which ships are home'],
};
