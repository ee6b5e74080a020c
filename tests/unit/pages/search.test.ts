// Tests what search engines make of the search: they list its page, and none of its results.
import { expect, it } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';

it('lets search engines list the page of the search, and none of its results', async () => {
  mockModule('#app/startup/hydration.ts', { isHydrated: () => true });
  const { loader, meta } = await import('#app/pages/search/search.tsx');
  const readRobots = (query: string) => {
    const facts: object = { loaderData: loader(), location: { search: query } };
    return meta(facts as Parameters<typeof meta>[0])?.flatMap((entry) => ('name' in entry && entry.name === 'robots' ? entry.content : []));
  };
  expect(['', '?q=', '?q=+', '?q=mouse'].map(readRobots)).toEqual([['index, follow'], ['index, follow'], ['index, follow'], ['noindex']]);
});
