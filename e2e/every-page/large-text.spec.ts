// Visitors who have set their browser's text to twice its size: nothing scrolls sideways.
import { findChromium, LAUNCH_FLAGS } from '../../scripts/chromium.mjs';
import { pageWidth } from '#e2e/support/accessibility.ts';
import { DISTINCT } from '#e2e/support/addresses.ts';
import { choose, GAMES_TRIED } from '#e2e/support/arcade.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const executablePath = await findChromium();
/** A phone, on which half as many letters find room, and wider windows. */
const WIDTHS = [390, 640, 1280];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { args: [...LAUNCH_FLAGS, '--blink-settings=defaultFontSize=32'], ...(executablePath ? { executablePath } : {}) },
});
test.describe.configure({ timeout: 90_000 });

test('no page and no game is wider than its window when text is twice as large', async ({ page }) => {
  for (const { path } of DISTINCT) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await pageWidth(page), `${path} at ${width} px`).toBe(width);
    }
  }
  await open(page, '/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const { title } of GAMES_TRIED) {
    const panel = await choose(page, title);
    await panel.getByRole('toolbar').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await pageWidth(page), `${title} at ${width} px`).toBe(width);
    }
  }
});
