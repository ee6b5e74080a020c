import { expect, it } from 'vitest';
import { SITE_NAME } from '#app/content/data/site.ts';
import { createFullTitle, createPageMeta } from '#app/seo/page-meta.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { createStructuredData } from '#app/seo/structured-data.ts';

/** Returns the content of the descriptor with this name or property. */
function getContent(meta: ReturnType<typeof createPageMeta>, name: string): unknown {
  const found = meta.filter((entry) => ('name' in entry && entry.name === name) || ('property' in entry && entry.property === name));
  expect(found).toHaveLength(1);
  return (found[0] as { content?: unknown }).content;
}

const FACTS = { title: 'Our Games', description: 'All of them.', keywords: ['games'], path: '/games' };

it('appends the name of the studio to titles without it', () => {
  expect(createFullTitle('Our Games')).toBe(`Our Games | ${SITE_NAME}`);
  expect(createFullTitle(`Our Games | ${SITE_NAME}`)).toBe(`Our Games | ${SITE_NAME}`);
});

it('has the same values for X as for Open Graph, with absolute URLs', () => {
  const meta = createPageMeta(FACTS);
  for (const part of ['title', 'description', 'image', 'image:alt']) {
    expect(getContent(meta, `twitter:${part}`)).toBe(getContent(meta, `og:${part}`));
  }
  expect(getContent(meta, 'twitter:card')).toBe('summary_large_image');
  expect(getContent(meta, 'og:image')).toMatch(/^https:\/\/[^/]+\/social\/games\.jpg$/);
  expect(getContent(meta, 'og:url')).toMatch(/^https:\/\/[^/]+\/games$/);
});

it('has an app banner only on the page of a game in the App Store', () => {
  const meta = createPageMeta({ ...FACTS, appStoreUrl: 'https://apps.apple.com/us/app/bean-jar/id0000000001' });
  expect(getContent(meta, 'apple-itunes-app')).toBe('app-id=0000000001');
  for (const other of [createPageMeta(FACTS), createPageMeta({ ...FACTS, appStoreUrl: null })])
    expect(JSON.stringify(other)).not.toContain('apple-itunes-app');
});

const HOSTILE = 'Idle </script><script>alert(1)</script><!-- Mouse & "friends"';

it('escapes text that would close its script element', () => {
  const facts = { title: HOSTILE, description: HOSTILE, keywords: [], path: '/games', breadcrumbs: [{ name: HOSTILE, path: '/games' }] };
  const Stub = createRoutesStub([{ path: '/games', Component: Meta, meta: () => createPageMeta(facts) }]);
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/games'] }));
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(HOSTILE));
});

it('contains the breadcrumbs of the page, starting from the home page', () => {
  const breadcrumbs = [
    { name: 'Start', path: '/' },
    { name: 'Toys', path: '/toys' },
  ];
  expect(JSON.stringify(createStructuredData({ breadcrumbs }))).toMatch(
    /"position":1,"name":"Start","item":"https:\/\/[^/]+\/".*"position":2,"name":"Toys","item":"https:\/\/[^/]+\/toys"/,
  );
  expect(JSON.stringify(createStructuredData({}))).not.toContain('BreadcrumbList');
});
