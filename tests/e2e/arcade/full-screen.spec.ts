// Tests full screen, and the fallback that covers the window in browsers without the Fullscreen API for elements.
import type { Page } from '@playwright/test';
import { SnakePage } from '#tests/page-objects/snake.page-object.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const PORTRAIT = { width: 390, height: 664 };
const LANDSCAPE = { width: 664, height: 390 };

/** Simulates Safari on iPhone, which has no Fullscreen API for elements. */
const removeFullScreenApi = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));

/** Whether the stage is the topmost element in all four corners of the window. */
function isCoveringWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stage = document.querySelector('[data-stage]');
    const corners = [2, innerWidth - 3].flatMap((x) => [2, innerHeight - 3].map((y) => [x, y] as const));
    return corners.every(([x, y]) => stage?.contains(document.elementFromPoint(x, y)) === true);
  });
}

/** Rotates the phone and waits for the new size. Uses CDP, because Playwright cannot resize a full-screen window. */
async function rotatePhone(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
}

for (const [what, prepare] of [
  ['takes the screen', async () => {}],
  ['covers the window where the browser gives no element the screen', removeFullScreenApi],
] as const) {
  test(`a stage ${what}, keeps its game when the phone is turned, and Escape or its button only brings it back`, async ({ page }) => {
    await prepare(page);
    await page.setViewportSize(PORTRAIT);
    const game = await SnakePage.open(page);
    await game.button('Start').click();
    await game.tick(1);
    await game.tool('Full screen').click();
    await game.expectFocusOnBoard();
    await expect.poll(() => isCoveringWindow(page)).toBe(true);
    await rotatePhone(page, LANDSCAPE);
    await expect.poll(() => isCoveringWindow(page)).toBe(true);
    await game.expectLabel('Score: 0');
    await rotatePhone(page, PORTRAIT); // in landscape, the stage fills the window anyway

    await page.keyboard.press('Escape');
    await expect(game.tool('Full screen')).toBeVisible();
    await expect.poll(() => isCoveringWindow(page)).toBe(false);
    await game.tool('Full screen').click();
    await game.tool('Exit full screen').click();
    await expect.poll(() => isCoveringWindow(page)).toBe(false);
    await expect(page.locator('html')).not.toHaveAttribute('data-modal'); // which keeps the page from scrolling
    await expect(game.pauseOverlay).toHaveCount(0);
    await game.tick(1);
    await game.expectLabel('Score: 10');
  });
}
