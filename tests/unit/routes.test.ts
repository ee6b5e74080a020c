import { expect, it } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { createExampleGame } from './content/data/example-game.ts';

it('has no route for a family of pages that has none', async () => {
  const coming = createExampleGame({ status: 'Coming Soon', appStoreUrl: undefined, googlePlayUrl: undefined });
  mockModule('#app/content/data/catalogue.ts', { games: [coming] });
  const { default: routes } = await import('#app/routes.ts');
  const paths = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(paths).toContain('games/:slug');
  expect(paths).not.toContain('games/:slug/play');
});
