// Tests that nothing shifts while a page loads, even when fonts load late.
import type { Page } from '@playwright/test';
import { LIVE_GAME, SAMPLE_ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { holdRequests } from '#tests/e2e/support/simulations.ts';

// The search page is included with queries, because it reads its query only after it has loaded.
const PATHS = [...SAMPLE_ADDRESSES.map(({ path }) => path), `/search?q=${LIVE_GAME.title}`, '/search?q=zeppelin'];

/** Wide windows use columns, so one page of each column layout is tested. */
const WIDE_PATHS = ['/', LIVE_GAME.path, '/about-us', '/contact', '/press', '/play/sudoku', `/search?q=${LIVE_GAME.title}`];

const RUNS = [
  { width: 390, paths: PATHS },
  { width: 1280, paths: WIDE_PATHS },
];

/** Allows for rounding and the scroll bar in Chromium; a changed line break would be a hundred times as much. */
const MAX_SHIFT = 0.001;

/** The sum of the layout shifts since the page started loading. */
function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer without entries is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** Whether the system has the font that the fallback fonts are based on: Arial, or one with the same metrics. */
function hasFallbacks(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()));
    return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled');
  });
}

test.describe.configure({ timeout: 240_000 });

test('nothing shifts while a page loads with late typefaces', async ({ page }) => {
  for (const { width, paths } of RUNS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const releaseFonts = await holdRequests(page, '**/*.woff2');
      // `open` does not wait for the load event, which needs the fonts, but triggers hydration itself.
      await open(page, path);
      expect(await hasFallbacks(page), "A face of Arial's metrics is installed, such as fonts-liberation has").toBe(true);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      await page.unroute('**/*.woff2');
      expect.soft(await measureLayoutShift(page), `${path} at ${width} px`).toBeLessThan(MAX_SHIFT);
    }
  }
});
