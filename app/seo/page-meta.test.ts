import { expect, it } from 'vitest';
import { fullTitle, pageMeta } from './page-meta.ts';

const FACTS = { title: 'Our Games', description: 'All of them.', keywords: ['games'], path: '/games' };

it('adds the studio to a title that lacks it, once', () => {
  expect(fullTitle('Our Games')).toBe('Our Games | ApricotGames');
  expect(fullTitle('Our Games | ApricotGames')).toBe('Our Games | ApricotGames');
});

it('keeps a page out of search engines when it says so, and gives it no canonical address', () => {
  const { path: _, ...nowhere } = FACTS;
  const meta = pageMeta({ ...nowhere, isIndexed: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta.some((descriptor) => 'rel' in descriptor && descriptor.rel === 'canonical')).toBe(false);
});

it('says nothing of one page on the next', () => {
  const before = JSON.stringify(pageMeta(FACTS));
  pageMeta({ ...FACTS, description: 'Something else.', path: '/elsewhere' });
  expect(JSON.stringify(pageMeta(FACTS))).toBe(before);
});
