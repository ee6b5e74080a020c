// Tests that the service worker keeps nothing that a host or proxy, such as one with a log-in, answers in place of our files.
import { expect, expectPage, getHeading, getMainLink, open } from '#tests/e2e/support/fixtures.ts';
import { installWorker, test } from '#tests/e2e/support/release-fixtures.ts';

const LOG_IN = '<!doctype html><html lang="en"><title>Log in</title><h1>Log in</h1></html>';

test.use({ precachedPage: '/play/statistics' });

test('a log-in in place of data, pictures and pages is shown at most, and never kept', async ({ page, release, pageErrors }) => {
  pageErrors.allow(/ERR_|Failed to fetch/);
  const heading = page.getByRole('heading', { level: 1 });
  const [, data = ''] = /"stream":"\/([^"]+)"/.exec(await (await page.request.get('/about-us')).text()) ?? [];
  const pictures = release.list(/^pictures\/(about|team)\/.*\./);
  await installWorker(page);
  await open(page, '/');
  await release.answerWithPage(LOG_IN, ['about-us.data', 'services.html', data, ...pictures]);
  await getMainLink(page, '/about-us').click();
  await page.waitForURL('/about-us');
  await expect(heading).toHaveText(getHeading('/about-us'));
  const wereAnswered = (...names: readonly string[]) => names.some((name) => release.requestedPaths.includes(`/${name}`));
  await expect.poll(() => wereAnswered(data) && wereAnswered(...pictures)).toBe(true);
  await page.goto('/services');
  await expect(heading).toHaveText('Log in');

  await release.rollBack();
  await page.goto('/about-us');
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.locator('html[data-hydrated]').count()).toBe(1);
  }).toPass();
  const listLogIns = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const responses = await Promise.all(stores.map((store) => store.matchAll()));
      const texts = await Promise.all(responses.flat().map((response) => response.text()));
      return texts.filter((text) => text.includes('<h1>Log in')).length;
    });
  expect(await listLogIns()).toBe(0);
  await getMainLink(page, '/services').click();
  await expectPage(page, '/services');
  await getMainLink(page, '/about-us').click();
  await expectPage(page, '/about-us');
});
