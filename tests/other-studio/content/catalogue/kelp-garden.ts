// A live game: in one store, paid, no reviews yet, landscape screenshots.
import type { Game } from '#app/content/schema/game-schema.ts';

export const game: Game = {
  slug: 'kelp-garden',
  title: 'Kelp Garden',
  promise: 'A Garden Below the Tide',
  description: 'Plant kelp, lead the light down to it, and see who moves in. A quiet garden game for one long evening.',
  overview: [
    'Kelp Garden is a garden at the bottom of a bay. You plant a frond, and then another, and after a while it is dark below them. So you cut a path for the light. Something with nine arms moves in and likes what you have done.',
    'There are forty gardens, and each has its own weather. A storm takes what is not rooted. A calm week makes everything grow at once, which is a different kind of trouble. You can leave at any time, and the tide waits for you.',
    'The sounds were recorded in a real tide pool, with a microphone that did not come back. There are no ads and there is nothing to buy: one price, the whole sea, and every garden that we add to it later.',
  ],
  features: [
    'Forty gardens, from a puddle to a bay',
    'Light that finds its way down, or does not',
    'Sixty creatures that move in when they like it',
    'Storms that you can prepare for',
    'No clock, no score and no lives',
  ],
  images: [
    { picture: 'kelp-garden/screenshot-1', alt: 'Waves of three blues with one green frond' },
    { picture: 'kelp-garden/screenshot-2', alt: 'The same waves at night' },
    { picture: 'kelp-garden/screenshot-3', alt: 'The same waves in a storm' },
  ],
  keyArtAlt: 'Kelp that stands in waves of light',
  keyArtFocus: { left: 30, top: 20, right: 70, bottom: 80 },
  status: 'Live',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.tidepool.kelp',
  rating: 4.5,
  accent: '#3f8f8a',
  order: 1,
  released: '2026-03-02',
  updated: '2026-03-02',
  keywords: ['garden game', 'sea game', 'quiet game'],
  reviews: [],
  ages: '4+',
  languages: ['English', 'German'],
  sizeMb: 120,
  keeps: ['Your gardens, and who lives in them'],
  releases: [{ version: '1.0', date: '2026-03-02', notes: ['The first forty gardens'] }],
};
