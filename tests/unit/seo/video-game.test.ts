// Tests the structured data of games, with games of its own: live or not, with and without ratings, reviews and stores.
import { expect, it } from 'vitest';
import { createGameDetail } from '#app/content/queries/game-detail.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { createGameList, createGameThing } from '#app/seo/video-game.ts';
import { createExampleGame } from '#tests/unit/content/data/example-game.ts';

const STEAM = { name: 'Steam', url: 'https://steam.example/1' };

function createThing(fields: Partial<Game> = {}) {
  const game = createExampleGame(fields);
  return createGameThing(createGameDetail(game, [game]));
}

it('contains rating and reviews of a live game alone, as far as there are any', () => {
  const judged = createThing({ ratingCount: 7 });
  expect(judged.aggregateRating).toMatchObject({ ratingValue: 4.2, ratingCount: 7, bestRating: 5 });
  expect(judged.review).toHaveLength(3); // those that the page shows
  for (const fields of [
    { status: 'Coming Soon', rating: 0, appStoreUrl: undefined, googlePlayUrl: undefined } as const,
    { rating: 0, reviews: [] },
  ]) {
    const thing = createThing(fields);
    expect([thing.aggregateRating, thing.review]).toEqual([undefined, undefined]);
  }
});

it('is a SoftwareApplication, a VideoGame and a Product', () => {
  expect(createThing()['@type']).toEqual(['SoftwareApplication', 'VideoGame', 'Product']);
});

it('stands in a list with what its card shows', () => {
  const games = [createExampleGame({ ratingCount: 7 }), createExampleGame({ rating: 0 })];
  const { itemListElement } = createGameList(games.map(summarize));
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2]);
  const [first, second] = itemListElement.map(({ item }) => item);
  expect(first).toMatchObject({
    '@type': expect.arrayContaining(['SoftwareApplication']),
    name: games[0]?.title,
    description: games[0]?.description,
  });
  expect(first?.aggregateRating).toMatchObject({ ratingCount: 7 });
  expect(second?.aggregateRating).toBeUndefined();
});

it('has the genre, the price and the platforms of the game, and the stores that have it', () => {
  expect(
    createThing({ genre: 'Puzzle', price: 2.99, googlePlayUrl: undefined, stores: [STEAM], platforms: ['iOS', 'Windows'] }),
  ).toMatchObject({
    genre: 'Puzzle',
    offers: { price: 2.99 },
    operatingSystem: 'iOS, Windows',
    installUrl: ['https://apps.apple.com/us/app/x/id1', STEAM.url],
  });
});

it('is to be ordered before its release, and in no store', () => {
  const coming = createThing({ status: 'Coming Soon', rating: 0, appStoreUrl: undefined, googlePlayUrl: undefined });
  expect(coming.installUrl).toBeUndefined();
  expect(coming.offers).toMatchObject({ availability: 'https://schema.org/PreOrder' });
  expect(createThing().offers).not.toHaveProperty('availability');
});
