// Tests what a release does to the open tabs of the one before.
import type { Page } from '@playwright/test';
import { expect, expectPage, getMainLink, open } from '#tests/e2e/support/fixtures.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';
import { checkForUpdate, installWorker, test } from '#tests/e2e/support/release-fixtures.ts';
import { TicTacToePage } from '#tests/games/tic-tac-toe/page-object.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ precachedPage: '/play/tic-tac-toe' });

/** The address of the page that was loaded last as a document. */
const readDocumentAddress = (page: Page) => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);

test('an open tab hears once of a new version, keeps its game, loads anew only what has changed its shape, and takes the version over when its visitor likes', async ({
  page,
  release,
}) => {
  await installWorker(page);
  await open(page, '/play/tic-tac-toe');
  const game = new TicTacToePage(page);
  await game.focusBoard();
  await game.mark(1, 5);
  const news = page.getByText('An update is ready');
  const current = String(await page.locator('meta[name="release"]').getAttribute('content'));
  expect(current).toMatch(/^[0-9a-f]{12}$/);
  await release.deploy(
    {
      'about-us.data': (text) => text.replaceAll('"header"', '"opening"').replaceAll(current, 'f'.repeat(12)),
      _headers: (text) => text.replace("connect-src 'self'", "connect-src 'self' https://forms.example"),
    },
    true,
  );
  expect(await checkForUpdate(page)).toBe('installed');
  await expect(news).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(news).toHaveCount(0);
  await game.mark(9);
  expect(await checkForUpdate(page)).toBe('installed');
  await expect(news).toHaveCount(0);
  await getMainLink(page, '/services').click();
  await expectPage(page, '/services');
  expect(await readDocumentAddress(page)).toContain('/play/tic-tac-toe');
  await getMainLink(page, '/about-us').click();
  await expectPage(page, '/about-us');
  await expect.poll(() => readDocumentAddress(page)).toContain('/about-us');

  await open(page, '/play/tic-tac-toe');
  await expect(news).toBeVisible();
  const [response] = await Promise.all([
    page.waitForResponse('/play/tic-tac-toe'),
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await hydrateNow(page);
  await game.expectMarks(3);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
  expect(response.fromServiceWorker()).toBe(true);
  expect(response.headers()['content-security-policy']).toContain('https://forms.example');

  // The scripts of the next version could not start.
  await release.deploy({ _headers: (text) => text.replaceAll(/ 'sha256-[^']+'/g, '') }, true);
  expect(await checkForUpdate(page)).toBe('redundant');
  await open(page, '/play/tic-tac-toe');
});
