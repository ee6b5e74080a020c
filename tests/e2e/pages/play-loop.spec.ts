// Tests the loops of play on the pages of the live games: when they play, and what is shown where they do not.
import type { Page } from '@playwright/test';
import { DEMO_GAME, expect, open, test } from '#tests/e2e/support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PATH = DEMO_GAME.path;

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
