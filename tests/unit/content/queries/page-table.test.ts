import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { createNavigation, createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { pageTable, listSitePages } from '#app/content/queries/page-table.ts';
import { OFFLINE_PATH } from '#app/service-worker/paths.ts';
import routes from '#app/routes.ts';

const paths = listSitePages().map((page) => page.path);

it('has a page for each game, and each page once', () => {
  expect(paths).toEqual(expect.arrayContaining(games.map((game) => `/games/${game.slug}`)));
  expect(new Set(paths).size).toBe(paths.length);
});

it('has a route for every row, for the offline page and for unknown URLs', () => {
  const [frame] = routes;
  const addresses = frame?.children?.map(({ path }) => `/${path ?? ''}`) ?? [];
  expect(addresses).toEqual([...pageTable.map((row) => row.path), OFFLINE_PATH, '/*']);
});

it('puts links into the menus that the rows name, in table order', () => {
  const names = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name);
  const { header, menu, footer, footerGames } = createNavigation();
  expect(names(header)).toEqual(['Home', 'Our Games', 'About Us', 'Services', 'Contact']);
  expect(names(menu)).toEqual([...names(header), 'Privacy Policy', 'Terms of Service']);
  expect(names(footer)).toEqual(['Home', 'About Us', 'Services', 'Contact']);
  expect(footerGames.map(({ path }) => path)).toEqual(
    ['solitaire-go', 'idle-mouse', 'block-blitz-go', 'freecell-solitaire', 'spider-solitaire-go'].map((slug) => `/games/${slug}`),
  );
});

it.each([
  ['/', ['/']],
  ['/about-us', ['/', '/about-us']],
  ['/games/idle-mouse', ['/', '/games', '/games/idle-mouse']],
])('gives the breadcrumbs of %s, from the home page on', (path, trail) => {
  expect(createBreadcrumbs(path).map((step) => step.path)).toEqual(trail);
});

it('gives every page a toy of its own, and every toy a ground of its own', () => {
  const toys = pageTable.flatMap((row) => ('picture' in row && row.picture !== undefined ? [row.picture] : []));
  expect(new Set(toys).size).toBe(toys.length);
  const grounds = readFileSync('app/components/ui/text/page-ground.module.css', 'utf8');
  expect(toys.filter((toy) => !grounds.includes(`[data-toy='${toy}']`))).toEqual([]);
});
