import { expect, it } from 'vitest';
import { ORIGIN, SITE_NAME } from '#app/content/data/site.ts';
import { createFullTitle, createPageMeta } from '#app/seo/page-meta.ts';

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

it('marks a page as noindex, without a canonical URL, if it asks for that', () => {
  const { path: _, ...nowhere } = FACTS;
  const meta = createPageMeta({ ...nowhere, isIndexed: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta.some((descriptor) => 'rel' in descriptor && descriptor.rel === 'canonical')).toBe(false);
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
  expect(
    getContent(createPageMeta({ ...FACTS, appStoreUrl: 'https://apps.apple.com/us/app/bean-jar/id0000000001' }), 'apple-itunes-app'),
  ).toBe('app-id=0000000001');
  for (const meta of [createPageMeta(FACTS), createPageMeta({ ...FACTS, appStoreUrl: null })])
    expect(JSON.stringify(meta)).not.toContain('apple-itunes-app');
});

it.each(['/', '/games', '/games/bean-jar'])(
  'names %s itself as its canonical URL, with a slash at the end only for the home page',
  (path) => {
    const links = createPageMeta({ ...FACTS, path }).filter((entry) => 'rel' in entry && entry.rel === 'canonical');
    expect(links).toEqual([{ tagName: 'link', rel: 'canonical', href: ORIGIN + path }]);
    expect(getContent(createPageMeta({ ...FACTS, path }), 'og:url')).toBe(ORIGIN + path);
  },
);

it.each([undefined, true])('lets search engines index a page unless it asks not to (%s)', (isIndexed) => {
  expect(getContent(createPageMeta({ ...FACTS, ...(isIndexed && { isIndexed }) }), 'robots')).toBe('index, follow');
});
