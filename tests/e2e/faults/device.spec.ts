// Tests devices without pictures or clipboard access, devices that sleep or switch tabs, and phones that rotate during a game.
import type { Page } from '@playwright/test';
import { selectAndResumeGame, ALL_GAMES, SAMPLE_GAMES, playFirstMoves } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { setTabVisibility } from '#tests/e2e/support/tab-visibility.ts';

const HOUR_MS = 3_600_000;
const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('without any picture pages can be read and games be played', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route(/\.(avif|webp|png|jpg|svg)$/, (route) => route.abort());
  for (const path of ['/games/solitaire-go', '/']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Images that fail to load must show a placeholder, nothing, or their alt text.
    const findBrokenImages = () =>
      page.evaluate(() =>
        Array.from(document.images)
          .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility({ visibilityProperty: true }))
          .filter((image) => !('failed' in image.dataset))
          .map((image) => image.currentSrc),
      );
    await expect.poll(findBrokenImages, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  }
  await playFirstMoves(page, SAMPLE_GAMES);
});

test('a result that the device does not let us copy is there to be selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await open(page, '/play');
  const panel = await selectAndResumeGame(page, 'Tic Tac Toe');
  await panel.getByRole('button', { name: 'Row 1, column 1' }).focus();
  for (const key of ['1', '4', '2', '5', '3']) await page.keyboard.press(key);
  const result = panel.getByRole('region', { name: 'Result' });
  await result.getByRole('button', { name: 'Copy Result' }).click();
  const text = result.getByRole('textbox', { name: /blocked copying/ });
  await expect(text).toHaveValue(/Tic Tac Toe/);
  await text.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Tic Tac Toe');
  await result.getByRole('button', { name: 'Play Again' }).click();
  await expect(panel.getByRole('button', { name: 'empty' })).toHaveCount(9);
});

test('a game by the clock waits for its player after an hour of sleep, and after one in another tab', async ({ page }) => {
  await page.clock.install();
  await open(page, '/play');
  for (const { title } of ALL_GAMES.filter(({ isTimed }) => isTimed)) {
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
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${title} at ${size.width} px`).toBe(size.width);
      await expect.poll(() => readBoard(page), `${title} at ${size.width} px`).toEqual(before);
    }
  }
});
