// Opens addresses, and checks what takes a browser: pictures, width, accessibility and requests.
import type { Page } from '@playwright/test';
import { getPageWidth, findViolations } from '#tests/e2e/support/accessibility.ts';
import { ADDRESSES, COMING_GAME, cover, LIVE_GAME, SAMPLE_ADDRESSES, type Address } from '#tests/e2e/support/addresses.ts';
import { PICTURE_WIDTHS, findPictureFaults } from '#tests/e2e/support/picture-faults.ts';
import { findCutContent } from '#tests/e2e/support/find-cut-content.ts';
import { findInvisibleParts } from '#tests/e2e/support/find-invisible-parts.ts';
import { expect, scriptlessTest, SITE_NAME, test, visit } from '#tests/e2e/support/fixtures.ts';
import { findScrollToTopFaults } from '#tests/e2e/support/scroll-to-top.ts';
import { setTextSize } from '#tests/e2e/support/simulations.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

const NARROWEST = 320;
const PHONE_WIDTH = 390;
const WIDE = 1280;

/** Widths by text size: phones, where a line holds half as many letters, and wider windows. */
const LARGE_TEXT_WIDTHS = { 1.5: [PHONE_WIDTH], 2: [360, 640, WIDE] };
const WINDOW_HEIGHT = 844;
/** Windows for the check of the scroll-to-top button: a narrow phone, a phone in landscape, and a desktop where the button floats. */
const SCROLLED_WINDOWS = parseSizes('320×568 844×390 1440×900');

/** Pages that differ only in text and pictures. */
const ALIKE = /^\/(games|play|get|services)\/./;

const isSample = (address: Address) => SAMPLE_ADDRESSES.includes(address);

/** Pages that differ in what they are made of: forms, tables, long texts, maps, pictures, a game. */
const DIFFERENT = new Set([
  '/',
  '/services',
  '/contact',
  '/jobs',
  '/press',
  '/privacy-policy',
  COMING_GAME.path,
  LIVE_GAME.path,
  '/play/sudoku',
]);
const THOROUGH = cover(SAMPLE_ADDRESSES, ({ path }) => DIFFERENT.has(path));
const hasPictures = (address: Address, { path } = address) =>
  !ALIKE.test(path) || (isSample(address) && !path.startsWith('/play/')) || path.endsWith('statistics');

/** Addresses grouped by the files that they share. */
const ADDRESSES_BY_FAMILY = Map.groupBy(
  cover(ADDRESSES, (address) => isSample(address) || hasPictures(address)),
  ({ path }) => {
    if (/^\/(games|get)\/./.test(path)) return 'the games';
    return path.startsWith('/play/') ? 'the mini games' : 'the studio';
  },
);

/** Every picture of the page arrives, wherever it is. */
async function expectPictures(page: Page): Promise<void> {
  const findEmptyPictures = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      const empty = Array.from(document.images).filter((image) => image.naturalWidth === 0 && image.checkVisibility());
      return empty.map((image) => image.currentSrc || image.src);
    });
  await expect.poll(findEmptyPictures, { message: 'pictures that show nothing', intervals: [50] }).toEqual([]);
  await expect(page.locator('img[data-failed]'), 'pictures that are only a placeholder').toHaveCount(0);
}

/** Finds breadcrumbs that stand beside the heading or below it, and lines of them that begin with a chevron. */
function findBreadcrumbFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const trail = document.querySelector('nav[aria-label="Breadcrumb"]');
    const heading = document.querySelector('h1');
    if (!trail || !heading) return [];
    const { left, bottom } = trail.getBoundingClientRect();
    // A trail of which only one link is shown is a link back, with an arrow.
    const isTrail = [...trail.querySelectorAll('li')].filter((step) => step.checkVisibility()).length > 1;
    const chevrons = isTrail ? [...trail.querySelectorAll('svg')].filter((chevron) => chevron.checkVisibility()) : [];
    return [
      ...(bottom > heading.getBoundingClientRect().top + 1 ? ['not above the heading'] : []),
      ...(chevrons.some((chevron) => chevron.getBoundingClientRect().left - left < 1) ? ['a line begins with a chevron'] : []),
    ];
  });
}

/** In forced colors, header and footer have one ground, and the logo is drawn for it. */
async function expectForcedColors(page: Page, path: string): Promise<void> {
  const logos = page.getByRole('link', { name: `${SITE_NAME} home` }).locator('img');
  let before = '';
  for (const colorScheme of ['dark', 'light'] as const) {
    const where = `${path} in forced colors, ${colorScheme}`;
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect.soft(await findInvisibleParts(page, 'button'), where).toEqual([]);
    // The browser takes another file some time after the colors have changed.
    const readFiles = () => logos.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const isOfOneNewFile = async () => {
      const files = new Set(await readFiles());
      return files.size === 1 && !files.has(before);
    };
    await expect.poll(isOfOneNewFile, { message: `one logo of its own on ${where}`, intervals: [20] }).toBe(true);
    before = (await readFiles())[0] ?? '';
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** Checks the page in its narrowest window; pages with pictures of their own at more widths, sample pages also in forced colors and with large text. */
async function expectToFit(page: Page, address: Address): Promise<void> {
  const { path } = address;
  for (const width of hasPictures(address) ? PICTURE_WIDTHS : [NARROWEST, ...(isSample(address) ? [PHONE_WIDTH, WIDE] : [])]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    expect.soft(await getPageWidth(page), `${path} at ${width} px`).toBe(width);
    if (hasPictures(address)) expect.soft(await findPictureFaults(page, width), `pictures of ${path} at ${width} px`).toEqual([]);
    if (width === NARROWEST) expect.soft(await findBreadcrumbFaults(page), `breadcrumbs of ${path}`).toEqual([]);
    // The header of wide windows is the same on all pages.
    if (isSample(address) && (width === PHONE_WIDTH || (path === '/' && width === WIDE)))
      expect.soft(await findViolations(page), `${path} at ${width} px`).toEqual([]);
  }
  if (!THOROUGH.includes(address)) return;
  for (const size of SCROLLED_WINDOWS) {
    await page.setViewportSize(size);
    expect.soft(await findScrollToTopFaults(page), `the button to the top of ${path} in ${size.width} × ${size.height}`).toEqual([]);
  }
  await expectForcedColors(page, path);
  for (const [times, largeTextWidths] of Object.entries(LARGE_TEXT_WIDTHS)) {
    await setTextSize(page, Number(times));
    for (const width of largeTextWidths) {
      const where = `${path} at ${width} px, with text of ${times} times the size`;
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      expect.soft(await getPageWidth(page), where).toBe(width);
      expect.soft(await findCutContent(page, 'body'), where).toEqual([]);
    }
  }
  await setTextSize(page, 1);
}

/** Visible fields outside of every HydrationBoundary: nodes that an extension puts beside them would make React render the whole page again. */
function findFieldsOutsideBoundaries(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_ELEMENT);
    const fields: string[] = [];
    let depth = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // React's comments at the ends of an Activity.
      if (node instanceof Comment) depth += { '&': 1, '/&': -1 }[node.data] ?? 0;
      else if (depth === 0 && (node as Element).matches('input:not([type=hidden]), select, textarea'))
        fields.push((node as Element).outerHTML);
    }
    return fields;
  });
}

test.describe.configure({ timeout: 300_000 });

for (const [family, addresses] of ADDRESSES_BY_FAMILY) {
  test(`a page of ${family} shows its pictures, fits and is accessible`, async ({ page, foreignRequests }) => {
    for (const address of addresses) {
      await test.step(address.path, async () => {
        await visit(page, address.path);
        await expectPictures(page);
        await expectToFit(page, address);
        expect.soft(foreignRequests.splice(0)).toEqual([]);
      });
    }
  });
}

scriptlessTest('a page of every kind shows what it has to say', async ({ page }) => {
  // A search needs scripts, and says so instead.
  for (const { path, heading, texts } of SAMPLE_ADDRESSES.filter((address) => address.path !== '/search')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    for (const text of texts) await expect(main.getByText(text).first(), path).toBeVisible();
    expect(await findFieldsOutsideBoundaries(page), path).toEqual([]);
  }
});
