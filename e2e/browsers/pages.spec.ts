// Every page opens without an error, and React takes it over; those of the mini games do where they are played.
import { playPath } from '#app/content/play-path.ts';
import { registry } from '#app/mini-games/registry.ts';
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { test } from './browsers.ts';

const PLAYED = new Set<string>(registry.map(({ id }) => playPath(id)));

// One visit: what the pages share is fetched once.
test('every page opens', async ({ visitor }) => {
  for (const { path, heading } of ADDRESSES.filter((address) => !PLAYED.has(address.path))) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.see('heading', heading);
    });
  }
});

test('a page that is not touched is taken over when it rests', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.driver.reload();
  await visitor.isTakenOver();
});
