// Tests devices without pictures, devices that sleep or switch tabs, and phones that rotate during a game.
import type { Page } from '@playwright/test';
import { getPageWidth } from '#tests/e2e/support/accessibility.ts';
import { selectAndResumeGame, ALL_GAMES, SAMPLE_GAMES, playFirstMoves } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { setTabVisibility } from '#tests/e2e/support/tab-visibility.ts';

const HOUR_MS = 3_600_000;
const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pictures that could not be loaded and show neither a placeholder nor their alternative text. */
function findBrokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => !('failed' in image.dataset))
      .map((image) => image.currentSrc),
  );
}

test('without any picture pages can be read and games be played, and the next page has its pictures again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  const pictures = /\.(avif|webp|png|jpg|svg)$/;
  await page.route(pictures, (route) => route.abort());
  await open(page, '/');
  await expect.poll(() => findBrokenImages(page)).toEqual([]);
  expect(await getPageWidth(page)).toBe(page.viewportSize()?.width);
  await playFirstMoves(page, SAMPLE_GAMES);
  await page.unroute(pictures);

  await page.route('**/pictures/solitaire-go/**', (route) => route.abort());
  await open(page, '/games/solitaire-go');
  const keyArt = page.getByRole('main').locator('img').first();
  await expect(keyArt).toHaveAttribute('data-failed');
  await expect(keyArt).toHaveAttribute('alt', /\S/);
  await expect.poll(() => keyArt.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0); // the placeholder
  await page.getByRole('region', { name: 'You May Also Like' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Solitaire Go');
  await expect(keyArt).not.toHaveAttribute('data-failed');
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

/** The labels of the board's cells and controls. */
function readBoard(page: Page): Promise<string[]> {
  return page
    .getByRole('tabpanel')
    .locator('[aria-label]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
}

test('a phone that is turned and turned back loses no move', async ({ page }) => {
  await page.setViewportSize(PORTRAIT);
  await open(page, '/play');
  for (const { title, isTimed, play, locateEffect } of SAMPLE_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    await play(panel, page);
    await expect(locateEffect(panel), title).toBeVisible();
    if (isTimed) await page.keyboard.press('Escape');
    const before = await readBoard(page);
    for (const size of [LANDSCAPE, PORTRAIT]) {
      await page.setViewportSize(size);
      expect.soft(await getPageWidth(page), `${title} at ${size.width} px`).toBe(size.width);
      await expect.poll(() => readBoard(page), `${title} at ${size.width} px`).toEqual(before);
    }
  }
});
