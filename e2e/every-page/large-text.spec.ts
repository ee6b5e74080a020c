// Visitors who have set their browser's text to twice its size: no game scrolls sideways. The sweep looks at the pages.
import { pageWidth } from '#e2e/support/accessibility.ts';
import { choose, GAMES_TRIED } from '#e2e/support/arcade.ts';
import { expect, open, test } from '#e2e/support/site.ts';
import { setTextSize } from '#e2e/support/text-size.ts';

/** A phone, on which half as many letters find room, and wider windows. */
const WIDTHS = [390, 640, 1280];

test.describe.configure({ timeout: 90_000 });

test('no game is wider than its window when text is twice as large', async ({ page }) => {
  await open(page, '/play');
  await setTextSize(page, 2);
  for (const { title } of GAMES_TRIED) {
    const panel = await choose(page, title);
    await panel.getByRole('toolbar').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await pageWidth(page), `${title} at ${width} px`).toBe(width);
    }
  }
});
