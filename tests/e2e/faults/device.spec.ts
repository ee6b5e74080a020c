// Tests devices without pictures, and devices that sleep or switch tabs during a game.
import type { Page } from '@playwright/test';
import { getPageWidth } from '#tests/e2e/support/accessibility.ts';
import { selectAndResumeGame, ALL_GAMES, SAMPLE_GAMES, playFirstMoves } from '#tests/e2e/support/arcade/arcade.ts';
import { content, expect, LIVE_GAME, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { setTabVisibility } from '#tests/e2e/support/simulations.ts';

const HOUR_MS = 3_600_000;

/** Pictures that could not be loaded and show neither a placeholder nor their alternative text, and decorations that are there nevertheless. */
function findBrokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => image.alt === '' || !('failed' in image.dataset))
      .map((image) => image.currentSrc),
  );
}

test('without pictures pages can be read and games be played; the next page has its own', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  const pictures = /\.(avif|webp|png|jpg|svg)$/;
  await page.route(pictures, (route) => route.abort());
  await open(page, '/');
  const toys = page.getByRole('contentinfo').locator('img[alt=""]');
  expect(await toys.count()).toBeGreaterThan(0);
  for (const toy of await toys.all()) await expect(toy).toBeHidden();
  await expect.poll(() => findBrokenImages(page)).toEqual([]);
  expect(await getPageWidth(page)).toBe(page.viewportSize()?.width);
  await playFirstMoves(page, SAMPLE_GAMES);
  await page.unroute(pictures);

  await page.route(`**/pictures/${LIVE_GAME.slug}/**`, (route) => route.abort());
  await open(page, LIVE_GAME.path);
  const keyArt = page.getByRole('main').locator('img').first();
  await expect(keyArt).toHaveAttribute('data-failed');
  await expect(keyArt).toHaveAttribute('alt', /\S/);
  await expect.poll(() => keyArt.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0); // the placeholder
  await page
    .getByRole('region', { name: content.createGameText(LIVE_GAME).relatedTitle })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(LIVE_GAME.heading);
  await expect(keyArt).not.toHaveAttribute('data-failed');
});

test('without observers and random numbers of the system pages can be read and games be played', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('Blocked by an extension');
    };
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function observeBody(this: IntersectionObserver, element: Element) {
      if (element !== document.body) refuse();
      observe.call(this, element); // waitForFrame
    };
    Object.assign(window, { ResizeObserver: refuse });
    crypto.getRandomValues = refuse;
  });
  await open(page, '/');
  await playFirstMoves(page, SAMPLE_GAMES);
  await visit(page, LIVE_GAME.path);
});

test('a game by the clock waits for its player after an hour of sleep, and after one in another tab', async ({ page }) => {
  await page.clock.install();
  await open(page, '/play');
  // One counts up, one counts down.
  for (const { title } of ALL_GAMES.filter(({ id }) => id === 'snake' || id === 'color-match')) {
    const panel = await selectAndResumeGame(page, title);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await panel.getByRole('button', { name: 'Start', exact: true }).click();
    const resume = panel.locator('[data-pause-overlay]').getByRole('button', { name: 'Resume' });
    const resumeGame = async () => {
      await resume.click();
      await page.clock.runFor(3000 + 300);
      await expect(panel.locator('[data-countdown], [data-pause-overlay]'), title).toHaveCount(0);
    };
    await page.clock.fastForward(HOUR_MS);
    await expect(resume, `${title} after an hour of sleep`).toBeVisible();
    await resumeGame();
    await setTabVisibility(page, 'hidden');
    await page.clock.fastForward(HOUR_MS);
    await setTabVisibility(page, 'visible');
    await expect(resume, `${title} after an hour in another tab`).toBeVisible();
    await resumeGame();
    // No game was lost, and neither hour was counted.
    await expect(panel.getByRole('region', { name: 'Result' })).toHaveCount(0);
    await expect(panel.getByText(/^Time: (0:0[01]|30)$/).first(), title).toBeVisible();
    await page.clock.resume();
  }
});
