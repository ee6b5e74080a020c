// A game in one store that is no phone's, which nobody has rated yet.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'paper-lighthouse',
  title: 'Paper Lighthouse',
  promise: 'Fold a Light for Lost Ships',
  description: 'Fold a lighthouse from one sheet of paper, set it on a rock, and bring twelve small ships home before it gets wet.',
  overview: [
    'Paper Lighthouse is a game about folding. You have one sheet of paper, a rock and twelve small ships that are late. Every fold makes the light reach further and the tower weaker, and the sea is not on your side.',
    'Each evening has a different coast. Some rocks want a tall light and some want a wide one, and on the last of them there is no room to stand at all. A ship that is lost comes back the next evening and tries again.',
    'The paper creases where you press it, the light knows how thick a sheet is, and the ships have learned to wait. It was done on the evening when all twelve of them came home, one after the other.',
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
  status: 'Live',
  stores: [{ name: 'itch.io', url: 'https://tidepool-works.itch.io/paper-lighthouse' }],
  platforms: ['Windows', 'Linux'],
  price: 5,
  ads: 'None',
  rating: 0,
  accent: '#c2583c',
  order: 2,
  released: '2026-09-15',
  releases: [{ version: '1.0', date: '2026-09-15', notes: ['The first twelve ships'] }],
  updated: '2026-10-01',
  keywords: ['folding game', 'paper game', 'lighthouse game'],
  reviews: [],
  ages: '4+',
  languages: ['English'],
  keeps: ['Your towers, and which ships are home'],
};
