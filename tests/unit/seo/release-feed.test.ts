import { expect, it } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { loader as loadGames } from '#app/pages/games.tsx';
import { loader as loadHome } from '#app/pages/home/home.tsx';
import { createReleaseFeed } from '#app/seo/release-feed.ts';
import { games } from '#app/content/data/catalogue.ts';

const [feed] = createReleaseFeed(games);

it.skipIf(!parts.releases)('is an Atom feed of all releases, newest first, with absolute URLs', () => {
  const text = feed?.text ?? '';
  expect(text).toMatch(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  expect(text).toMatch(new RegExp(`rel="self" href="https://[^"]+${feed?.path}"`));
  const dates = [...text.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/gs)].map(([, date = '']) => date);
  expect(dates).toHaveLength(games.reduce((sum, { releases = [] }) => sum + releases.length, 0));
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const [, address = ''] of text.matchAll(/(?:href="|<id>)([^"<]+)/g)) expect(address).toMatch(/^https:\/\//);
});

it.skipIf(!parts.releases)('escapes release notes, so that feed readers show them as text', () => {
  const [game] = games;
  if (!game) throw new Error('There is no game');
  const hostile = { ...game, releases: [{ version: '9.0', date: '2026-01-01', notes: ['a < b && <script>alert(1)</script>'] }] };
  expect(createReleaseFeed([hostile])[0]?.text).not.toContain('<script>');
});

it('is deterministic', () => {
  expect(createReleaseFeed(games)[0]).toEqual(feed);
});

it.skipIf(!parts.releases)('is announced to feed readers by the home page and the page of all games', () => {
  for (const { head } of [loadHome(), loadGames()])
    expect(head).toContainEqual(expect.objectContaining({ rel: 'alternate', type: 'application/atom+xml', href: feed?.path }));
});
