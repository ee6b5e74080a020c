import { afterEach, expect, it, vi } from 'vitest';
import { createExampleGame } from './content/data/example-game.ts';

const CATALOGUE = '#app/content/data/catalogue.ts';

// The files of a run share their modules.
afterEach(() => {
  vi.doUnmock(CATALOGUE);
  vi.resetModules();
});

it('has no route for a family of pages that has none', async () => {
  const coming = createExampleGame({ status: 'Coming Soon', appStoreUrl: undefined, googlePlayUrl: undefined });
  vi.resetModules();
  vi.doMock(CATALOGUE, () => ({ games: [coming] }));
  const { default: routes } = await import('#app/routes.ts');
  const paths = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(paths).toContain('games/:slug');
  expect(paths).not.toContain('games/:slug/play');
});
