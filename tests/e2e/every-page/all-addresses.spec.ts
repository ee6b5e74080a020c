// Each address is opened once and looked at in every way: its own page, its head, its pictures, its width and the rules of accessibility.
import type { Page } from '@playwright/test';
import { getPageWidth, findViolations } from '#tests/e2e/support/accessibility.ts';
import { ADDRESSES, SAMPLE_ADDRESSES, type Address } from '#tests/e2e/support/addresses.ts';
import { PICTURE_WIDTHS, findPictureFaults } from '#tests/e2e/support/picture-faults.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { findScrollToTopFaults } from '#tests/e2e/support/scroll-to-top.ts';
import { setTextSize } from '#tests/e2e/support/text-size.ts';

const MAP_ORIGIN = 'https://www.openstreetmap.org';
const NARROWEST = 320;
const WIDTHS = [390, 1280];
/** A phone, on which half as many letters find room, and wider windows. */
const LARGE_TEXT_WIDTHS = [390, 640, 1280];
const WINDOW_HEIGHT = 844;
/** Where the button to the top finds the least room: a narrow phone, one that is turned, and a desk. */
const SCROLLED_WINDOWS = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
];

/** The addresses below each first step, such as /games; one visit fetches what they share once. */
const ADDRESSES_BY_FAMILY = Map.groupBy(ADDRESSES, ({ path }) => (path.lastIndexOf('/') === 0 ? 'the top' : `/${path.split('/')[1]}`));

/** Of the pages that differ in words and pictures only, one is looked at for the others. */
function hasOwnPictures(path: string): boolean {
  return (
    !/^\/(games|play|get|services)\/./.test(path) || /^\/(games|get)\/(solitaire-go|freecell|idle-mouse)|letterboat|statistics/.test(path)
  );
}

/** Brings every part of the page near the window once, so that its lazy pictures load. */
async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The addresses of visible pictures that show nothing; the first of them is scrolled into view. */
function findEmptyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const empty = Array.from(document.images).filter((image) => image.naturalWidth === 0 && image.checkVisibility());
    empty[0]?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    return empty.map((image) => image.currentSrc || image.src);
  });
}

async function expectOwnPage(page: Page, { path, heading }: Address): Promise<void> {
  const response = await open(page, path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(/ApricotGames$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^https://[^/]+${path}$`));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
}

async function expectPictures(page: Page): Promise<void> {
  await scrollThroughPage(page);
  await expect.poll(() => findEmptyPictures(page), { message: 'pictures that show nothing', intervals: [50] }).toEqual([]);
  await expect(page.locator('img[data-failed]'), 'pictures that are only a placeholder').toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The styles that stand in the page and were fetched all the same. */
function findStylesFetchedTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inlinedPaths = new Set(
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[disabled]'), ({ href }) => new URL(href).pathname),
    );
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => inlinedPaths.has(path));
  });
}

/** Looks at the page in windows of many widths, and at text of twice the size in some. */
async function expectToFit(page: Page, { path }: Address): Promise<void> {
  const isSample = SAMPLE_ADDRESSES.some((address) => address.path === path);
  const hasPictures = hasOwnPictures(path);
  for (const width of hasPictures ? PICTURE_WIDTHS : [NARROWEST, ...WIDTHS]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    expect.soft(await getPageWidth(page), `${path} at ${width} px`).toBe(width);
    if (hasPictures) expect.soft(await findPictureFaults(page, width), `pictures of ${path} at ${width} px`).toEqual([]);
    if (isSample && WIDTHS.includes(width)) expect.soft(await findViolations(page), `${path} at ${width} px`).toEqual([]);
  }
  if (!isSample) return;
  for (const size of SCROLLED_WINDOWS) {
    await page.setViewportSize(size);
    expect.soft(await findScrollToTopFaults(page), `the button to the top of ${path} in ${size.width} × ${size.height}`).toEqual([]);
  }
  await setTextSize(page, 2);
  for (const width of LARGE_TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    expect.soft(await getPageWidth(page), `${path} at ${width} px, with text of twice the size`).toBe(width);
  }
  await setTextSize(page, 1);
}

test.describe.configure({ timeout: 180_000 });

for (const [family, addresses] of ADDRESSES_BY_FAMILY) {
  test(`${family}: every address answers with its own page, shows its pictures, fits its windows and breaks no accessibility rule`, async ({
    page,
    foreignRequests,
  }) => {
    for (const address of addresses) {
      await test.step(address.path, async () => {
        await expectOwnPage(page, address);
        await expectPictures(page);
        await expectToFit(page, address);
        expect.soft(await findStylesFetchedTwice(page)).toEqual([]);
        const isAllowed = (foreign: string) => address.path === '/contact' && foreign.startsWith(MAP_ORIGIN);
        expect.soft(foreignRequests.splice(0).filter((foreign) => !isAllowed(foreign))).toEqual([]);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every address shows what it has to say', async ({ page }) => {
    for (const { path, heading, texts } of ADDRESSES) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      for (const text of texts) await expect(main.getByText(text).first(), path).toBeVisible();
    }
  });
});
