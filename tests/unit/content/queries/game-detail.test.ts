import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { createGameDetail } from '#app/content/queries/game-detail.ts';
import { createGamePage } from '#app/content/page-families/game.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const [game, another] = games as readonly [Game, Game];

/** A game of the catalog whose overview has a space at every second position. */
const odd: Game = { ...game, overview: [Array.from({ length: 200 }, () => 'a').join(' ')] };

/** Returns the statuses of the related games of a Live game, if the others have `statuses`. */
function getRelatedStatuses(...statuses: readonly Game['status'][]): Game['status'][] {
  const all = statuses.map((status, place) => ({ ...another, status, order: place }));
  return createGameDetail({ ...game, status: 'Live' }, [game, ...all]).related.map(({ isLive }) => (isLive ? 'Live' : 'Coming Soon'));
}

it('lists three related games, those with the same status first', () => {
  expect(getRelatedStatuses('Coming Soon', 'Live', 'Coming Soon', 'Live', 'Live')).toEqual(['Live', 'Live', 'Live']);
  expect(getRelatedStatuses('Coming Soon', 'Live', 'Coming Soon', 'Live')).toEqual(['Live', 'Live', 'Coming Soon']);
  expect(getRelatedStatuses('Coming Soon')).toEqual(['Coming Soon']);
});

it('shows the pictures in the order of the catalogue', () => {
  const { images } = createGameDetail(game, games);
  expect(images.map(({ name, alt }) => ({ picture: name, alt }))).toEqual(game.images);
});

it.each([...games, odd])('describes $slug with exactly the first 120 characters of the overview', (described) => {
  expect(createGamePage(described).description).toBe(described.overview.join(' ').slice(0, 120));
});

it.each(games)('has four details of $slug, and apart from them what else one wants to know', (described) => {
  const { details, moreDetails } = createGameDetail(described, games);
  expect(details.map(([name]) => name)).toEqual(['Title', 'Status', 'Genre', 'Platform']);
  expect(details.slice(0, 2).map(([, value]) => value)).toEqual([described.title, described.status]);
  const names = ['Ads', 'Purchases', 'Age', 'Languages'];
  expect(moreDetails.map(([name]) => name)).toEqual(described.sizeMb === undefined ? names : [...names, 'Size']);
});

it('tells of each step to the release whether it is done, being taken or to come', () => {
  const coming: Game = { ...game, workshop: { steps: ['Idea', 'Beans', 'Jar', 'Shelf'], now: 'Jar', toy: game.images[0]! } };
  const { workshop } = createGameDetail(coming, games);
  expect(workshop?.steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'now', 'toCome']);
});
