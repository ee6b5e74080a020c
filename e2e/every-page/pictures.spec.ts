// Pictures on every page at every width: no cut-out lies over words or controls, and every file is as sharp as its place and no larger than it needs.
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { coveredWords, sharpness } from '#e2e/support/pictures.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const WIDTHS = [320, 360, 390, 412, 430, 480, 560, 600, 640, 720, 800, 900, 1024, 1280, 1440];

/** By the pixels of a screen for each CSS pixel. A browser rounds a dense screen's need down to the nearer file, which nobody can see. */
const FLOORS = { 1: 1, 2: 0.8 } as const;
const CEILING = 2.2;
/** What a tenth of a pixel makes of a ratio. */
const SLACK = 0.02;

/** The pages of a kind differ in words and pictures only: one of them stands for the others. */
function isLookedAt(path: string): boolean {
  return !/^\/(games|play|get|services)\/./.test(path) || /^\/(games|get)\/(solitaire-go|idle-mouse)|letterboat|statistics/.test(path);
}

test.describe.configure({ timeout: 180_000 });

test('pictures cover no words, and no file is blurred or wasted', async ({ page }) => {
  for (const { path } of ADDRESSES.filter((address) => isLookedAt(address.path))) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await coveredWords(page), `${path} at ${width} px`).toEqual([]);
      for (const density of [1, 2] as const) {
        const wrong = (await sharpness(page, density)).filter(
          ({ ratio, isLargest, isSmallest }) => (ratio < FLOORS[density] - SLACK && !isLargest) || (ratio > CEILING + SLACK && !isSmallest),
        );
        expect.soft(wrong, `${path} at ${width} px, ${density}×`).toEqual([]);
      }
    }
  }
});
