// Tests browsers that lack features: full function where they are supported, readable pages where they are not.
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { selectAndResumeGame } from '#tests/e2e/support/arcade/arcade.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, getHeading, open, test } from '#tests/e2e/support/fixtures.ts';

/** Removes features from the style sheets that an older browser would not understand. */
async function disableCssFeatures(page: Page, features: RegExp): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith('.css') || !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const styles = /<style>[^]*?<\/style>/g;
      const breakStyles = (style: string) => style.replaceAll(features, 'x-$&');
      await route.fulfill({ response, body: /<html/.test(text) ? text.replaceAll(styles, breakStyles) : breakStyles(text) });
    },
  );
}

test('without relative colors, tiles, keys and buttons have their grounds', async ({ page }) => {
  await disableCssFeatures(page, /oklch(?=\(from)/g);
  await seedStorage(page, { preferences: { pads: true } });
  await open(page, '/');
  const readGround = (painted: Element) => getComputedStyle(painted).backgroundColor + getComputedStyle(painted).backgroundImage;
  const expectGround = (element: Locator) => expect.poll(() => element.evaluate(readGround)).not.toBe('rgba(0, 0, 0, 0)none');
  await expectGround(page.getByRole('tab').first());
  await expectGround((await selectAndResumeGame(page, '2048')).locator('[data-power]').first());
  await expectGround((await selectAndResumeGame(page, 'Color Match')).getByRole('button', { name: 'No Match' }));
  await expectGround((await selectAndResumeGame(page, 'Tetris')).getByRole('button', { name: 'Hard drop' }));
});

test('a browser older than the supported ones gets pages, links, search and forms, and starts no script', async ({ page }) => {
  await disableCssFeatures(page, /color-mix(?=\()|(?<=@)container|(?<=\d)cqi|oklch(?=\(from)/g);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.mouse.click(1, 400);
  await page.mouse.wheel(0, 300);
  expect.soft(await findViolations(page)).toEqual([]);
  await expect(page.getByText('The mini games need JavaScript')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').locator('a[href="/contact"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/contact'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused(); // the browser asks for it
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill('mouse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mouse');
  expect(scripts).toEqual([]);
});
