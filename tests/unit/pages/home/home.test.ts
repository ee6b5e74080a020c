// Tests the order of the home page, for readers and for the Tab key: what the specification names stands before what was added.
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { render } from '#tests/unit/render.ts';
import * as parts from '#app/content/data/parts.ts';
import HomePage, { loader } from '#app/pages/home/home.tsx';
import { games } from '#app/content/data/catalogue.ts';
import { page as about } from '#app/content/data/pages/about.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { createShelf } from '#app/pages/home/game-shelf.tsx';

const data = loader();
const { copy, live, comingSoon } = data;
const renderPage = (Page: unknown, loaderData: object) => render(Page as ComponentType<{ loaderData: object }>, { loaderData });
const markup = renderPage(HomePage, data);

it('shows its sections in the order of the specification', () => {
  const titles = [...markup.matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual([
    data.heading,
    ...(live.games.length > 0 ? [copy.featuredTitle] : []),
    ...(comingSoon.games.length > 0 ? [copy.comingSoonTitle] : []),
    copy.aboutTitle,
    copy.newsletterTitle,
    copy.miniGamesTitle,
  ]);
});

it('leads Tab through the buttons of the hero to the scroll hint, and past its toys', () => {
  const hero = markup.slice(0, markup.indexOf('</section>'));
  const order = ['/#featured-games', '/contact', '#featured-games'].map((path) => hero.indexOf(` href="${path}"`));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  const toys = [...hero.matchAll(/<a [^>]*data-toy[^>]*>/g)].map(([link]) => link);
  expect(toys).toHaveLength(data.toys.length);
  for (const toy of toys) expect(toy).toContain('tabindex="-1"');
});

it('leads from the teaser to the page about the studio', () => {
  expect(markup).toMatch(new RegExp(`<a [^>]*href="${about.path}"[^>]*>${copy.aboutLink}<`));
});

it.skipIf(!parts.dailyBoards)("leads Tab from the tiles and the chosen game to today's boards", () => {
  const order = ['role="tab"', 'role="tabpanel"', 'data-today'].map((part) => markup.lastIndexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it("has no place for today's boards without daily boards, as the page of the mini games", async () => {
  mockModule('#app/content/data/parts.ts', { ...parts, dailyBoards: false });
  const [home, play] = await Promise.all([import('#app/pages/home/home.tsx'), import('#app/pages/play/play.tsx')]);
  for (const { default: Page, loader: load } of [home, play]) expect(renderPage(Page, load())).not.toContain('data-today');
});

const SEVEN = Array.from({ length: 7 }, () => games.slice(0, 1).map(summarize)).flat();

it('a shelf shows up to six games, and tells whether there are more', () => {
  expect(createShelf(SEVEN)).toEqual({ games: SEVEN.slice(0, 6), hasMore: true });
  expect(createShelf(SEVEN.slice(0, 6))).toEqual({ games: SEVEN.slice(0, 6), hasMore: false });
  expect(createShelf([])).toEqual({ games: [], hasMore: false });
});
