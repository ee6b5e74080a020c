// The page of the search.
import { test } from './browsers.ts';

test('results come as one types, and the address keeps up', async ({ visitor }) => {
  await visitor.open('/search');
  await visitor.type('searchbox', 'Search games', 'solitaire');
  await visitor.see('status', /^Found \d games for "solitaire"$/);
  await visitor.isAt('/search?q=solitaire');
  await visitor.see('heading', 'Search Results for "solitaire"');
});

test('an address with a query shows its results', async ({ visitor }) => {
  await visitor.open('/search?q=idle+mouse');
  await visitor.see('status', 'Found 1 game for "idle mouse"');
  await visitor.see('searchbox', 'Search games', { value: 'idle mouse' });
});
