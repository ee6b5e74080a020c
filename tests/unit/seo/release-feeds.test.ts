import { expect, it } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { createReleaseFeeds } from '#app/seo/release-feeds.ts';
import { games } from '#app/content/data/catalogue.ts';
import { loader as loadGames } from '#app/pages/games.tsx';
import { loader as loadHome } from '#app/pages/home/home.tsx';

const feeds = createReleaseFeeds(games);
const [all] = feeds;

function readDates(text: string): string[] {
  return [...text.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/gs)].map(([, date = '']) => date);
}

it.skipIf(!parts.releases)('has a feed for every game with a release, and one with all releases', () => {
  const released = games.filter((game) => game.releases);
  expect(feeds.map(({ path }) => path)).toEqual(['/releases.xml', ...released.map(({ slug }) => `/games/${slug}/releases.xml`)]);
  expect(readDates(all?.text ?? '')).toHaveLength(released.reduce((sum, { releases = [] }) => sum + releases.length, 0));
});

it.each(feeds.map((feed) => [feed.path, feed.text] as const))('%s is an Atom feed, newest first, with absolute URLs', (path, text) => {
  expect(text).toMatch(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  expect(text).toMatch(new RegExp(`rel="self" href="https://[^"]+${path}"`));
  expect(readDates(text)).toEqual(readDates(text).toSorted().toReversed());
  for (const [, address = ''] of text.matchAll(/(?:href="|<id>)([^"<]+)/g)) expect(address).toMatch(/^https:\/\//);
});

it.skipIf(!parts.releases)('escapes release notes, so that feed readers show them as text', () => {
  const [game] = games;
  if (!game) throw new Error('There is no game');
  const hostile = { ...game, releases: [{ version: '9.0', date: '2026-01-01', notes: ['a < b && <script>alert(1)</script>'] }] };
  expect(createReleaseFeeds([hostile])[0]?.text).not.toContain('<script>');
});

it.skipIf(!parts.releases)('is announced to feed readers by the home page and the page of all games', () => {
  for (const { head } of [loadHome(), loadGames()])
    expect(head).toContainEqual(expect.objectContaining({ rel: 'alternate', type: 'application/atom+xml', href: '/releases.xml' }));
});

it('is deterministic', () => {
  expect(createReleaseFeeds(games)).toEqual(feeds);
});
