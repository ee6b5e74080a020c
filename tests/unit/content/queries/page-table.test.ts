import { expect, it } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { games } from '#app/content/data/catalogue.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';
import { createGamePath, createGetPath } from '#app/content/paths.ts';
import { type NavigationPlace } from '#app/content/schema/page-schema.ts';
import { createNavigation, createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { findPagePath, getPagesOfRow, pageTable } from '#app/content/queries/page-table.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';
import routes from '#app/routes.ts';
import { mockModule } from '#tests/unit/mock-module.ts';
import { createExampleGame } from '../data/example-game.ts';

const GAME_PATH = createGamePath(games[0]?.slug ?? '');
const GET_PATH = createGetPath(games[0]?.slug ?? '');

it('finds the address of a page, also with an anchor, and none of a page that a family does without', () => {
  const found = ['/', '/#top', `${GAME_PATH}#reviews`];
  expect([...found, '/games/nothing', '/games/nothing#top'].map(findPagePath)).toEqual([...found, null, null]);
});

it('refuses an address that no row has, such as one that was renamed', () => {
  for (const path of ['/nowhere', '/nowhere#top']) expect(() => findPagePath(path)).toThrow('No page has the path /nowhere');
});

it('has a route for every row with a page, for the offline page and for unknown URLs', () => {
  const [frame] = routes;
  const addresses = frame?.children?.map(({ path }) => `/${path ?? ''}`) ?? [];
  expect(addresses).toEqual([
    ...pageTable.filter((row) => getPagesOfRow(row).length > 0).map((row) => row.path),
    ...(parts.offline ? [OFFLINE_PATH] : []),
    '/*',
  ]);
});

it('puts links into the menus that the rows name, in table order', () => {
  const rows = pageTable.flatMap((row) => ('navigation' in row ? [row] : []));
  const inPlace = (place: NavigationPlace) => rows.filter(({ navigation }) => navigation.includes(place));
  const { header, menu, footer, finePrint, footerGames } = createNavigation();
  for (const [links, place] of [
    [header, 'header'],
    [menu.map(({ name, path }) => ({ name, path })), 'menu'],
    [footer, 'footer'],
    [finePrint, 'fine print'],
  ] as const)
    expect(links).toEqual(inPlace(place).map(({ name, path }) => ({ name, path })));
  expect(footerGames.map(({ path }) => path)).toEqual(FOOTER_GAMES.map(createGamePath));
});

it.each<[string, string[]]>([
  ['/', ['/']],
  ['/about-us', ['/', '/about-us']],
  [GAME_PATH, ['/', '/games', GAME_PATH]],
  ...(parts.storePages ? [[GET_PATH, ['/', '/games', GAME_PATH, GET_PATH]] as [string, string[]]] : []),
])('gives the breadcrumbs of %s, from the home page on', (path, trail) => {
  expect(createBreadcrumbs(path).map((step) => step.path)).toEqual(trail);
});

it('has no route for a family of pages that has none', async () => {
  const coming = createExampleGame({ status: 'Coming Soon', appStoreUrl: undefined, googlePlayUrl: undefined });
  mockModule('#app/content/data/catalogue.ts', { games: [coming] });
  const { default: fewer } = await import('#app/routes.ts');
  const addresses = fewer.flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(addresses).toContain('games/:slug');
  expect(addresses).not.toContain('games/:slug/play');
});
