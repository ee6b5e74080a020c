import { expect, it } from 'vitest';
import { createFullTitle, createPageMeta } from '#app/seo/page-meta.ts';

/** What a descriptor of this name or property says. */
function content(meta: ReturnType<typeof createPageMeta>, name: string): unknown {
  const found = meta.filter((entry) => ('name' in entry && entry.name === name) || ('property' in entry && entry.property === name));
  expect(found).toHaveLength(1);
  return (found[0] as { content?: unknown }).content;
}

const FACTS = { title: 'Our Games', description: 'All of them.', keywords: ['games'], path: '/games' };

it('adds the studio to a title that lacks it, once', () => {
  expect(createFullTitle('Our Games')).toBe('Our Games | ApricotGames');
  expect(createFullTitle('Our Games | ApricotGames')).toBe('Our Games | ApricotGames');
});

it('keeps a page out of search engines when it says so, and gives it no canonical address of its own', () => {
  const { path: _, ...nowhere } = FACTS;
  const meta = createPageMeta({ ...nowhere, isIndexed: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta.some((descriptor) => 'rel' in descriptor && descriptor.rel === 'canonical')).toBe(false);
});

it('carries nothing over from one page to the next', () => {
  const before = JSON.stringify(createPageMeta(FACTS));
  createPageMeta({ ...FACTS, description: 'Something else.', path: '/elsewhere' });
  expect(JSON.stringify(createPageMeta(FACTS))).toBe(before);
});

it('gives X what it gives the others, with absolute addresses', () => {
  const meta = createPageMeta(FACTS);
  for (const part of ['title', 'description', 'image', 'image:alt']) {
    expect(content(meta, `twitter:${part}`)).toBe(content(meta, `og:${part}`));
  }
  expect(content(meta, 'twitter:card')).toBe('summary_large_image');
  expect(content(meta, 'og:image')).toMatch(/^https:\/\/[^/]+\/social\/games\.jpg$/);
  expect(content(meta, 'og:url')).toMatch(/^https:\/\/[^/]+\/games$/);
});

it('offers the app on a page that is about one, and on no other', () => {
  expect(
    content(createPageMeta({ ...FACTS, appStoreUrl: 'https://apps.apple.com/us/app/solitaire-go/id0000000001' }), 'apple-itunes-app'),
  ).toBe('app-id=0000000001');
  for (const meta of [createPageMeta(FACTS), createPageMeta({ ...FACTS, appStoreUrl: null })])
    expect(JSON.stringify(meta)).not.toContain('apple-itunes-app');
});
