// Pictures on every page at every width: no cut-out lies over words or controls, and every file is as sharp as its place and no larger than it needs.
import { statSync } from 'node:fs';
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { coveredWords, sharpness } from '#e2e/support/pictures.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const WIDTHS = [320, 360, 390, 412, 430, 480, 560, 600, 640, 720, 800, 900, 1024, 1280, 1440];

/** The width of a file over the pixels that its place has. */
const FLOOR = 1;
const CEILING = 2.2;
/** The screen of a phone, and what the pictures on it may weigh there, in bytes; the logo is 3 KB more. */
const PHONE = { width: 390, density: 2 } as const;
const ABOVE_FOLD = 57_000;
/** What a tenth of a pixel makes of a ratio. */
const SLACK = 0.02;

/** The pages of a kind differ in words and pictures only: one of them stands for the others. */
function isLookedAt(path: string): boolean {
  return (
    !/^\/(games|play|get|services)\/./.test(path) || /^\/(games|get)\/(solitaire-go|freecell|idle-mouse)|letterboat|statistics/.test(path)
  );
}

test.describe.configure({ timeout: 180_000 });

test('pictures cover no words, no file is blurred or wasted, and a phone loads few bytes for its first screen', async ({ page }) => {
  for (const { path } of ADDRESSES.filter((address) => isLookedAt(address.path))) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await coveredWords(page), `${path} at ${width} px`).toEqual([]);
      for (const density of [1, 2] as const) {
        const pictures = await sharpness(page, density);
        const wrong = pictures.filter(
          ({ ratio, isLargest, isSmallest }) => (ratio < FLOOR - SLACK && !isLargest) || (ratio > CEILING + SLACK && !isSmallest),
        );
        expect.soft(wrong, `${path} at ${width} px, ${density}×`).toEqual([]);
        if (width !== PHONE.width || density !== PHONE.density) continue;
        const seen = new Set(pictures.filter(({ isInSight }) => isInSight).map(({ file }) => file));
        const bytes = [...seen].reduce((sum, file) => sum + statSync(`public${file}`).size, 0);
        expect.soft(bytes, `bytes above the fold of ${path}: ${[...seen].join(', ')}`).toBeLessThanOrEqual(ABOVE_FOLD);
      }
    }
  }
});
