// Tests the menu on small screens.
import type { Page } from '@playwright/test';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { findCutContent } from '#tests/e2e/support/find-cut-content.ts';
import { expectScrolledTo } from '#tests/e2e/support/scrolling.ts';
import { content, expect, expectPage, open, scriptlessTest, test } from '#tests/e2e/support/fixtures.ts';
import { holdRequests, setTextSize } from '#tests/e2e/support/simulations.ts';
import { waitForHydration } from '#tests/e2e/support/hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });
const LINKS = content.createNavigation().menu;
const STEP_MS = 100;
const FOCUS_DELAY_MS = 100;

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const getLink = (page: Page, path: string) => menu(page).locator(`li a[href="${path}"]`);

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu is a full-screen dialog with links that fade in, and every way out closes it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(LINKS.map(({ name }) => name));
  for (const [index, { path }] of LINKS.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(getLink(page, '/')).toHaveAttribute('aria-current', 'page');
  expect(await findViolations(page)).toEqual([]);
  await setTextSize(page, 2);
  expect(await findCutContent(page, 'dialog[open]'), 'with text of twice the size').toEqual([]);
  await setTextSize(page, 1);
  await page.mouse.move(195, 422);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.mouse.wheel(0, 100);
  await expectScrolledTo(page, 100);

  for (const close of [
    () => menu(page).getByRole('button', { name: 'Close menu' }).click(),
    () => menu(page).click({ position: { x: 10, y: 834 } }),
    () => menu(page).click({ position: { x: 380, y: 422 } }),
    () => getLink(page, '/').click(), // to the current page
  ]) {
    await openMenu(page);
    await close();
    await expect(menu(page)).toBeHidden();
  }
  await openMenu(page);
  await getLink(page, '/services').click();
  await expectPage(page, '/services');
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expectPage(page, '/');
  await expect(menu(page)).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt(Date.now() + 60_000);
  // Opens and checks in one task, because finished animations are removed from the list.
  const fades = await page.getByRole('button', { name: 'Open menu' }).evaluate(async (button) => {
    const toggled = new Promise((resolve) => document.querySelector('dialog')?.addEventListener('toggle', resolve, { once: true }));
    (button as HTMLButtonElement).click();
    const found = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('dialog li')) return [];
      return { fromOpacity: effect.getKeyframes()[0]?.['opacity'], delayMs: effect.getComputedTiming().delay };
    });
    await toggled;
    return found;
  });
  expect(fades).toEqual(LINKS.map((_, index) => ({ fromOpacity: '0', delayMs: expect.closeTo(index * STEP_MS) })));
  const first = menu(page).getByRole('link').first();
  await page.clock.runFor(FOCUS_DELAY_MS - 1);
  await expect(first).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(first).toBeFocused();
});

test('a menu opened before React took over focuses its first link, and stays open', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await openMenu(page);
  const first = menu(page).getByRole('link').first();
  await expect(first).toBeFocused();
  releaseScripts();
  await waitForHydration(page);
  await expect(menu(page)).toBeVisible();
  await expect(first).toBeFocused();
  await getLink(page, '/services').click();
  await expect(page).toHaveURL('/services');
});

scriptlessTest('the menu opens, closes and links to its pages', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await openMenu(page);
  await expect(menu(page).getByRole('link')).toHaveCount(LINKS.length);
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await getLink(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
});
