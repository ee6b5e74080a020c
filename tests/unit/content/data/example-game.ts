// A live game in both stores of phones, for tests. It shows pictures of a game of the catalogue, because pages look them up.
import { games } from '#app/content/data/catalogue.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const [pictured] = games as readonly [Game];

export function createExampleGame(fields: Partial<Game> = {}): Game {
  return {
    slug: pictured.slug,
    title: 'Bean Jar',
    promise: 'A Game About Beans',
    description: 'Count beans.',
    overview: ['Count beans until the jar is empty.'],
    features: ['Beans'],
    images: pictured.images.slice(0, 3),
    keyArtAlt: 'A jar',
    keyArtFocus: { left: 0, top: 0, right: 100, bottom: 100 },
    status: 'Live',
    appStoreUrl: 'https://apps.apple.com/us/app/x/id1',
    googlePlayUrl: 'https://play.google.com/store/apps/details?id=x.y',
    rating: 4.2,
    accent: '#aabbcc',
    order: 1,
    updated: '2031-01-01',
    keywords: ['beans'],
    reviews: ['Ann', 'Ben', 'Cat', 'Dov'].map((author) => ({ author, rating: 4, reviewBody: 'Fine beans.', datePublished: '2031-01-02' })),
    ages: '4+',
    languages: ['English'],
    keeps: ['Beans'],
    ...fields,
  };
}
