import { expect, it } from 'vitest';
import { createPageMeta } from '#app/seo/page-meta.ts';

/** Returns the content of the descriptor with this name or property. */
function getContent(meta: ReturnType<typeof createPageMeta>, name: string): unknown {
  const found = meta.filter((entry) => ('name' in entry && entry.name === name) || ('property' in entry && entry.property === name));
  expect(found).toHaveLength(1);
  return (found[0] as { content?: unknown }).content;
}

const FACTS = { title: 'Our Games', description: 'All of them.', keywords: ['games'], path: '/games' };

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
