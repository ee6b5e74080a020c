// Tests that nothing shifts while a page loads, even when fonts load late, and that its pictures come without scrolling.
import type { Page } from '@playwright/test';
import { ADDRESSES, cover, LIVE_GAME, SAMPLE_ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

// The search page is included with queries, because it reads its query only after it has loaded.
const PATHS = [
  ...cover(ADDRESSES, (address) => SAMPLE_ADDRESSES.includes(address)).map(({ path }) => path),
  `/search?q=${LIVE_GAME.title}`,
  '/search?q=zeppelin',
];

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

/** Whether the typefaces are still on their way, and the system has the font that the fallback fonts are based on: Arial, or one with the same metrics. */
function readTypefaces(page: Page) {
  return page.evaluate(async () => {
    const areLate = [...document.fonts].some(({ status }) => status === 'loading');
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()));
    return { areLate, haveFallbacks: loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled') };
  });
}

/** Pictures that are empty although nothing has to be scrolled sideways to see them. */
function findEmptyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.naturalWidth === 0 && image.checkVisibility() && image.getBoundingClientRect().left < innerWidth)
      .map((image) => image.currentSrc || image.src),
  );
}

/**
 * Holds back the typefaces of each page until the returned function is called, which waits for them. Without a route, which would make all
 * requests slow.
 */
async function holdTypefaces(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  // Not to be kept, so that the next page has to wait, too.
  const responseHeaders = [{ name: 'Cache-Control', value: 'no-store' }];
  let gate = Promise.withResolvers<void>();
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await gate.promise;
    // The page may have been left.
    await session.send('Fetch.continueResponse', { requestId, responseCode: 200, responseHeaders }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2', requestStage: 'Response' }] });
  return async () => {
    gate.resolve();
    await page.evaluate(() => document.fonts.ready);
    gate = Promise.withResolvers();
  };
}

test.describe.configure({ timeout: 240_000 });

test('nothing shifts while a page loads with late typefaces, and its pictures come', async ({ page }) => {
  const releaseTypefaces = await holdTypefaces(page);
  for (const { width, paths } of RUNS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const where = `${path} at ${width} px`;
      // `open` does not wait for the load event, which needs the fonts, but triggers hydration itself.
      await open(page, path);
      const hint = "A face of Arial's metrics is installed, such as fonts-liberation has";
      expect(await readTypefaces(page), `${hint}: ${where}`).toEqual({ areLate: true, haveFallbacks: true });
      await releaseTypefaces();
      expect.soft(await measureLayoutShift(page), where).toBeLessThan(MAX_SHIFT);
      await expect.soft.poll(() => findEmptyPictures(page), { message: `pictures of ${where}`, intervals: [50] }).toEqual([]);
    }
  }
});
