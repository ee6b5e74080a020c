import { expect, it } from 'vitest';
import { createGameThing } from '#app/seo/game-thing.ts';
import { PRICE, RATING_COUNT } from '#app/content/data/game-facts.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createGameDetail } from '#app/content/queries/game-detail.ts';

const details = games.map((game) => createGameDetail(game, games));

it.each(details)('contains the rating and the reviews of $title only if it is Live', (detail) => {
  const { aggregateRating, installUrl, review } = createGameThing(detail);
  expect(detail.reviews).toHaveLength(3);
  expect(aggregateRating === undefined).toBe(!detail.isLive);
  expect(review === undefined).toBe(!detail.isLive);
  expect(installUrl === undefined).toBe(!detail.isLive);
});

it.each(details)('types $title as SoftwareApplication and VideoGame', (detail) => {
  expect(createGameThing(detail)['@type']).toEqual(['SoftwareApplication', 'VideoGame']);
});

it('lists only the stores that have the game', () => {
  for (const detail of details.filter((candidate) => candidate.isLive)) {
    const stores = [detail.appStoreUrl, detail.googlePlayUrl].filter(Boolean);
    expect(createGameThing(detail).installUrl).toEqual(stores);
  }
});

it('has the price and the number of ratings that all games share', () => {
  const { aggregateRating, offers } = createGameThing(details.find(({ isLive }) => isLive) ?? expect.fail('No game is Live'));
  expect(aggregateRating).toMatchObject({ ratingCount: RATING_COUNT, bestRating: 5 });
  expect(offers).toMatchObject({ price: PRICE });
});
