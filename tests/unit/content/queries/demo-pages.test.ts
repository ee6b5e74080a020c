// Tests that the catalogue alone decides about demos: which games have a page for one, where it is found, and what it leads to.
import { expect, it } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { games } from '#app/content/data/catalogue.ts';
import { family } from '#app/content/page-families/demo.ts';
import { createDemoPath, createGamePath } from '#app/content/paths.ts';
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { buildPageItems } from '#app/content/queries/build-search-index.ts';
import { createGameDetail } from '#app/content/queries/game-detail.ts';

const withDemo = games.flatMap(({ slug, demo }) => (demo ? [{ slug, ...demo }] : []));
const paths = withDemo.map(({ slug }) => createDemoPath(slug));

it('has a page for each game with a demo, and for no other', () => {
  expect(family.members().map(({ path }) => path)).toEqual(paths);
});

it.skipIf(!parts.demos)('is in the search', () => {
  expect(buildPageItems().map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

it.skipIf(!parts.demos)('stands below the page of its game', () => {
  for (const { slug } of withDemo)
    expect(createBreadcrumbs(createDemoPath(slug)).map(({ path }) => path)).toEqual([
      '/',
      '/games',
      createGamePath(slug),
      createDemoPath(slug),
    ]);
});

it.skipIf(!parts.demos)('is linked from the page of its game alone', () => {
  for (const game of games) expect(createGameDetail(game, games).demoPath).toBe(game.demo ? createDemoPath(game.slug) : null);
});
