// Tests the loops of play on the pages of the live games: when they play, what is shown where they do not, and the demo that one becomes.
import type { Page } from '@playwright/test';
import { rules as freeCell } from '#app/games/freecell/rules/rules.ts';
import { bot as freeCellBot } from '#tests/games/freecell/bot.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { DEMO_GAME, expect, expectPage, findGame, open, skipWithout, test, visit } from '#tests/e2e/support/fixtures.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 664 } });

const PATH = DEMO_GAME.path;

/** Longer than all cards need to go home. */
const HOME_MS = 6000;

/** The slide with the loop, the first of the gallery. */
const slide = (page: Page) => page.locator('section[aria-label^="Screenshots of"] li').first();
const getVideo = (page: Page) => slide(page).locator('video');
const isPlaying = (page: Page) => getVideo(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

function recordVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/videos/') && requests.push(request.url()));
  return requests;
}

test('the loop starts once it is in sight, stops out of sight and at its button, and moves nothing', async ({ page }) => {
  const requests = recordVideoRequests(page);
  await open(page, PATH);
  const size = await slide(page).boundingBox();
  expect(requests).toEqual([]);

  await slide(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(getVideo(page)).toHaveCSS('opacity', '1');
  expect(await slide(page).boundingBox()).toMatchObject({ width: size?.width, height: size?.height });
  expect(await getVideo(page).evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);

  await slide(page).getByRole('button', { name: 'Pause the video' }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await slide(page).getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test('a visitor who saves data or wants less motion sees the first frame until asking for the video', async ({ page }) => {
  const requests = recordVideoRequests(page);
  const button = slide(page).getByRole('button', { name: 'Play the video' });
  const expectFirstFrame = async () => {
    await open(page, PATH);
    await slide(page).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
    expect(requests).toEqual([]);
  };
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
  await expectFirstFrame();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false } }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectFirstFrame();
  await button.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('if the files are missing, the first frame stays and the button leaves', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  await page.route('**/videos/**', (route) => route.fulfill({ status: 404 }));
  await open(page, PATH);
  await slide(page).scrollIntoViewIfNeeded();
  await expect(slide(page).getByRole('button')).toHaveCount(0);
  await expect(slide(page).getByRole('img')).toBeVisible();
  await expect(getVideo(page)).toHaveCount(0);
});

const demoLink = (page: Page) => slide(page).getByRole('link', { name: /^Tap to play/ });

test('in a window with room, the loop becomes a phone that plays the demo; Escape leads back, and the end of a round shows the stores', async ({
  page,
}) => {
  const { path, title, slug } = findGame(({ demo, loop }) => demo?.game === 'freecell' && loop);
  skipWithout(`/games/${slug}/play`);
  const { seed, moves } = freeCellBot.wholeGame ?? { seed: 1, moves: [] };
  const last = moves.at(-1);
  await page.clock.install();
  await seedStorage(page, { 'freecell.save': createSave(freeCell, { seed, entries: moves.slice(0, -1) }) });
  const stage = new Stage(page, `Play ${title}`);
  await open(page, path);
  for (const size of parseSizes('390×664 1280×720')) {
    await page.setViewportSize(size);
    await demoLink(page).click();
    await expect(stage.panel.locator('[data-board] :focus')).toBeVisible();
    expect((await stage.panel.locator('[data-stage]').boundingBox())?.width).toBeGreaterThanOrEqual(320);
    const close = stage.panel.getByRole('button', { name: 'Close' });
    for (const part of [stage.panel.locator('[data-stage]'), close])
      await expect(part, 'the whole phone is in sight').toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await close.boundingBox())?.y, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expect.poll(() => getVideo(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    const top = await getScrollTop(page);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    expect(await getScrollTop(page)).toBe(top);
    await page.keyboard.press('Escape');
    await expect(stage.panel).toHaveCount(0);
    await expect(demoLink(page)).toBeFocused();
  }

  const badges = stage.panel.getByRole('link', { name: /App Store|Google Play/ });
  await page.keyboard.press('Enter');
  await expect(stage.panel.locator('[data-board] :focus')).toBeVisible();
  await expect(badges).toHaveCount(0);
  const frame = await stage.panel.locator('[data-stage]').boundingBox();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
  await stage.panel.locator(`[data-pile="${last?.from}"][data-count="${last?.count}"]`).press('Enter');
  await page.clock.runFor(HOME_MS);
  await stage.waitForResult();
  await expect(badges).not.toHaveCount(0);
  await expect(badges.first()).toBeInViewport({ ratio: 1 });
  expect(await stage.panel.locator('[data-stage]').boundingBox()).toEqual(frame);
  await page.keyboard.press('Escape');
  await expect(stage.panel).toHaveCount(0);
});

test('in a window without room, or if the phone fails to load, the demo opens on its own page', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  pageErrors.allow(/preload|dynamically imported/);
  const demoPath = `${PATH}/play`;
  for (const size of parseSizes('360×740 844×390')) {
    await page.setViewportSize(size);
    await visit(page, PATH);
    await expect(demoLink(page)).toHaveAttribute('href', demoPath);
    await demoLink(page).click();
    await expect(page).toHaveURL(demoPath);
    await expectPage(page, demoPath);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(getScript('app/arcade/demo/demo-phone.tsx'), (route) => route.abort());
  await visit(page, PATH);
  await demoLink(page).click();
  const alert = slide(page).getByRole('alert');
  await expect(alert).not.toBeEmpty();
  await alert.click();
  await expect(page).toHaveURL(demoPath);
});
