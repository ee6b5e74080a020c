import { describe, expect, it } from 'vitest';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import { page as home } from '#app/content/data/pages/home.ts';
import { createSiteFiles, createSitemap, createSitemapEntries } from '#app/seo/site-files.ts';
import { games } from '#app/content/data/catalogue.ts';
import { listSitePages } from '#app/content/queries/page-table.ts';
import * as parts from '#app/content/data/parts.ts';
import { createReleaseFeed } from '#app/seo/release-feed.ts';

function text(path: string): string {
  return createSiteFiles().find((file) => file.path === path)?.text ?? '';
}

/** Parses the fields of a file whose lines are `Name: value`. */
function fields(path: string): Map<string, string> {
  return new Map([...text(path).matchAll(/^([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

describe('sitemap.xml', () => {
  it('lists the canonical URL of every page once', () => {
    const listed = [...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(listSitePages().map((page) => toAbsoluteUrl(page.path)));
  });

  it('has the day of the last change: that of the page, or of the latest game where that is later and the page shows games', () => {
    const rows = [true, false].flatMap((showsGames) => ['2031-01-01', '2031-01-20'].map((updated) => ({ ...home, showsGames, updated })));
    const entries = createSitemapEntries(rows, [{ updated: '2031-01-09' }, { updated: '2031-01-10' }, { updated: '2031-01-08' }]);
    expect(entries.map(({ updated }) => updated)).toEqual(['2031-01-10', '2031-01-20', '2031-01-01', '2031-01-20']);
  });

  it('escapes XML special characters', () => {
    expect(createSitemap([{ url: 'https://a.example/?b=<1>&c="2"', updated: '2026-01-02' }])).toContain(
      '<loc>https://a.example/?b=&lt;1&gt;&amp;c=&quot;2&quot;</loc>',
    );
  });
});

it('robots.txt lets everyone in and names the sitemap', () => {
  expect(fields('/robots.txt').get('Sitemap')).toBe(toAbsoluteUrl('/sitemap.xml'));
  expect(text('/robots.txt')).not.toMatch(/^Disallow: \S/m);
});

it('the manifest has icons for home screens, one of them maskable', () => {
  const manifest = JSON.parse(text('/site.webmanifest')) as { name: string; icons: { sizes: string; purpose?: string }[] };
  expect(manifest.name).not.toBe('');
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
});

it('security.txt has the fields that RFC 9116 requires', () => {
  const found = fields('/.well-known/security.txt');
  expect(found.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(found.get('Canonical')).toBe(toAbsoluteUrl('/.well-known/security.txt'));
  expect(new Date(found.get('Expires') ?? '').toISOString()).toBe(found.get('Expires'));
});

const [feed] = createReleaseFeed(games);

it.skipIf(!parts.releases)('the feed is an Atom feed of all releases, newest first, with absolute URLs', () => {
  const { text: xml = '', path } = feed ?? {};
  expect(xml).toMatch(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  expect(xml).toMatch(new RegExp(`rel="self" href="https://[^"]+${path}"`));
  const dates = [...xml.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/gs)].map(([, date = '']) => date);
  expect(dates).toHaveLength(games.reduce((sum, { releases = [] }) => sum + releases.length, 0));
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const [, address = ''] of xml.matchAll(/(?:href="|<id>)([^"<]+)/g)) expect(address).toMatch(/^https:\/\//);
});

it.skipIf(!parts.releases)('the feed escapes release notes, so that feed readers show them as text', () => {
  const [game] = games;
  if (!game) throw new Error('There is no game');
  const hostile = { ...game, releases: [{ version: '9.0', date: '2026-01-01', notes: ['a < b && <script>alert(1)</script>'] }] };
  expect(createReleaseFeed([hostile])[0]?.text).not.toContain('<script>');
});
