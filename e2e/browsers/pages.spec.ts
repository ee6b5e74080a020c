// Every page opens without an error, and React takes it over.
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { test } from './browsers.ts';

for (const { path, heading } of ADDRESSES) {
  test(`${path} opens`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.see('heading', heading);
  });
}

test('a page that is not touched is taken over when it rests', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.driver.reload();
  await visitor.isTakenOver();
});
