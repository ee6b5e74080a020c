// Tests browsers that block resources or APIs.
import { expect, expectPage, open, reload, test } from '#tests/e2e/support/fixtures.ts';
import { denyStorage } from '#tests/e2e/support/deny-storage.ts';

test('pictures that fail to load get a placeholder, and the next game starts fresh', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route('**/pictures/solitaire-go/**', (route) => route.abort());
  await open(page, '/games/solitaire-go');
  const keyArt = page.getByRole('main').locator('img').first();
  const expectPlaceholder = async () => {
    await expect(keyArt).toHaveAttribute('data-failed');
    await expect.poll(() => keyArt.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await expectPlaceholder();
  await expect(keyArt).toHaveAttribute('alt', /\S/);
  await page.getByRole('region', { name: 'You May Also Like' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Solitaire Go');
  await expect(keyArt).not.toHaveAttribute('data-failed');
  await open(page, '/games');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Solitaire Go', exact: true }) });
  await expect(card.locator('img').first()).toHaveAttribute('data-failed');
});

test('without storage the site works, it just does not remember', async ({ page, pageErrors }) => {
  // The router warns once per page that it cannot save the scroll position.
  pageErrors.expect(/denied/);
  await page.addInitScript(denyStorage);
  await page.clock.install();
  await open(page, '/contact');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await reload(page);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await page.getByLabel('Name', { exact: true }).fill('Ani');
  await page.getByLabel('Email', { exact: true }).fill('ani@example.com');
  await page.getByLabel('Subject').selectOption('Other');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(1500);
  await expect(page.getByText('Thank you for your message!')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expectPage(page, 'We Create Unforgettable Gaming Experiences');
  const panel = page.getByRole('tabpanel', { name: 'Tic Tac Toe' });
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: 'Row 1, column 1' }).click();
  await expect(panel.getByRole('button', { name: 'Row 1, column 1, X' })).toBeVisible();
});
