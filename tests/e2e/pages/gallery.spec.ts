// Tests the screenshot gallery of a game: the scrolling row, the controls and the full-screen view.
import type { Locator, Page } from '@playwright/test';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { DEMO_GAME, expect, GAMES, open, phoneTest, test, visit } from '#tests/e2e/support/fixtures.ts';
import { getCenter, Touch } from '#tests/e2e/support/touch.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

const PATH = DEMO_GAME.path;
const NAME = `Screenshots of ${DEMO_GAME.heading}`;

const gallery = (page: Page) => page.getByRole('region', { name: NAME });

/** The row: the loop of play and the pictures. */
const row = (page: Page) => gallery(page).getByRole('list', { name: NAME }).getByRole('listitem');

/** The loop of play and the pictures. */
const slides = (page: Page) => row(page).filter({ has: page.getByRole('button') });

/** The pictures alone. */
const pictures = (page: Page) => row(page).filter({ has: page.getByRole('button', { name: /show full screen/ }) });

/** The groups of controls that choose a picture. */
const GROUPS = ['Choose a picture', 'Thumbnails'] as const;

function choices(page: Page, group: (typeof GROUPS)[number]): Locator {
  return gallery(page)
    .getByRole('group', { name: group })
    .getByRole('button', { name: /^Picture \d of \d$/ });
}

/** Waits until exactly this picture is selected in both groups of controls. */
async function expectSelected(page: Page, index: number): Promise<void> {
  const readSelected = (group: (typeof GROUPS)[number]) =>
    choices(page, group).evaluateAll((all) => all.flatMap((choice, place) => (choice.ariaCurrent === 'true' ? place : [])));
  await expect.poll(() => Promise.all(GROUPS.map(readSelected))).toEqual([[index], [index]]);
}

/** Waits until exactly this picture is selected and stands in the row. */
async function expectChosen(page: Page, index: number): Promise<void> {
  await expectSelected(page, index);
  await expect(slides(page).nth(index)).toBeInViewport({ ratio: 0.9 });
}

test('the first screen of a computer holds the words, the box and the whole first picture; on a phone, a picture begins in it', async ({
  page,
}) => {
  for (const path of [PATH, ...GAMES.filter(({ isLive }) => !isLive).map((game) => game.path)]) {
    const main = page.getByRole('main');
    const box = main.getByRole('region', { name: /^(Play Now|Coming Soon)$/ });
    const first = main
      .getByRole('region', { name: /^Screenshots of/ })
      .getByRole('listitem')
      .first();
    await visit(page, path);
    for (const size of parseSizes('1024×768 1280×720 1440×900 1920×1080')) {
      await page.setViewportSize(size);
      for (const part of [main.getByRole('heading', { level: 1 }), box, first])
        await expect(part, `${path} at ${size.width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const picture = path === PATH ? first : box.getByRole('img').first();
    expect((await picture.boundingBox())?.y, path).toBeLessThan(760);
  }
});

test('dots and thumbnails can be pressed everywhere; they and the row are one Tab stop each', async ({ page }) => {
  await open(page, PATH);
  const count = await slides(page).count();
  for (const size of parseSizes('320×568 844×390 1440×900')) {
    await page.setViewportSize(size);
    for (const group of GROUPS) {
      await choices(page, group).last().click();
      await expectSelected(page, count - 1);
      await choices(page, group).first().click();
      await expectSelected(page, 0);
      const sizes = await choices(page, group).evaluateAll((all) => all.map((choice) => Math.min(choice.clientWidth, choice.clientHeight)));
      expect(sizes).toHaveLength(count);
      expect(Math.min(...sizes), `${group} at ${size.width} px`).toBeGreaterThanOrEqual(24);
    }
  }

  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const rowControls = row(page).locator('a, button'); // the loop has two
  await choices(page, 'Choose a picture').first().focus();
  for (const controls of [choices(page, 'Choose a picture'), choices(page, 'Thumbnails')]) {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(controls.nth(3)).toBeFocused();
    await expectChosen(page, 3);
    for (const key of ['Home', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(controls.first()).toBeFocused();
    await expectChosen(page, 0);
    await page.keyboard.press('Tab');
  }
  await expect(gallery(page).locator(':focus')).toHaveCount(0);
  for (const key of ['Shift+Tab', 'End', 'ArrowRight']) await page.keyboard.press(key);
  await expect(choices(page, 'Thumbnails').last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(choices(page, 'Choose a picture').last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(rowControls.nth(count)).toBeFocused();
  for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key);
  await expect(row(page).first().getByRole('button')).toBeFocused();
  await page.keyboard.press('End');
  await expectChosen(page, count - 1);
  await page.keyboard.press('Shift+Tab');
  await expect(row(page).locator(':focus')).toHaveCount(0);

  await slides(page)
    .nth(count - 1)
    .hover();
  await page.mouse.wheel(-3000, 0);
  await expectChosen(page, 0);
});

test('a picture fills the screen, where arrows page and keep the focus at the ends, and Escape leads back', async ({ page }) => {
  await open(page, PATH);
  await pictures(page).first().getByRole('button').click();
  const fullScreen = page.getByRole('dialog', { name: NAME });
  await expect(fullScreen).toBeVisible();
  expect(await fullScreen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const alt = (index: number) => pictures(page).nth(index).locator('img').getAttribute('alt');
  const expectShown = async (index: number) => {
    await expect(fullScreen.getByRole('img')).toHaveAttribute('alt', (await alt(index)) ?? 'none');
    const place = (await slides(page).count()) - (await pictures(page).count()) + index + 1;
    await expect(fullScreen.getByRole('status')).toHaveText(`Picture ${place} of ${await slides(page).count()}: ${await alt(index)}`);
    await expect(fullScreen.getByRole('button', { name: 'Previous screenshot' })).toBeEnabled({ enabled: index > 0 });
  };
  await expectShown(0);
  await expect(fullScreen).toHaveAccessibleDescription(await fullScreen.getByRole('status').innerText());
  await page.keyboard.press('ArrowRight');
  await expectShown(1);

  const last = (await pictures(page).count()) - 1;
  for (const [name, end] of [
    ['Next screenshot', last],
    ['Previous screenshot', 0],
  ] as const) {
    const button = fullScreen.getByRole('button', { name });
    await button.focus();
    for (let press = 0; press <= last + 1; press += 1) await page.keyboard.press('Enter');
    await expectShown(end);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
  }
  for (const key of ['ArrowRight', 'Escape']) await page.keyboard.press(key);
  await expect(fullScreen).toBeHidden();
  await expectChosen(page, 2);
  await expect(pictures(page).nth(1).getByRole('button')).toBeFocused();
});

test('a full screen that does not come is told, and comes at the next press', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  const script = getScript('app/components/ui/pictures/full-screen-pictures.tsx');
  await page.route(script, (route) => route.abort());
  await open(page, PATH);
  await pictures(page).first().getByRole('button').click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(script);
  await pictures(page).nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: NAME }).getByRole('img')).toHaveAttribute(
    'alt',
    (await pictures(page).nth(1).locator('img').getAttribute('alt')) ?? 'none',
  );
  await expect(alert).toBeHidden();
});

/** Swipes to the left with the finger, from a picture to the next one. */
async function swipe(page: Page, picture: Locator): Promise<void> {
  const touch = await Touch.create(page);
  const { x, y } = await getCenter(picture);
  await touch.send('touchStart', { x: x + 125, y });
  for (let to = x + 105; to > x - 115; to -= 20) await touch.send('touchMove', { x: to, y });
  // Holds the finger still before lifting it, because the distance of a fling depends on the browser.
  for (let rest = 0; rest < 10; rest += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await touch.send('touchMove', { x: x - 115 - (rest % 2), y });
  }
  await touch.send('touchEnd');
}

phoneTest('a swipe brings the next picture, in the page and on the full screen, and a dot another one', async ({ page }) => {
  await open(page, PATH);
  await slides(page).first().hover();
  await swipe(page, slides(page).first());
  await expectChosen(page, 1);
  await choices(page, 'Choose a picture').nth(4).click();
  await expect(choices(page, 'Choose a picture').nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(slides(page).nth(4)).toBeInViewport({ ratio: 0.5 }); // the dots are below the picture

  await choices(page, 'Choose a picture').nth(1).click();
  await pictures(page).first().getByRole('button').click();
  const fullScreen = page.getByRole('dialog', { name: NAME });
  const alt = await pictures(page).nth(1).locator('img').getAttribute('alt');
  await swipe(page, fullScreen);
  await expect(fullScreen.getByRole('img')).toHaveAttribute('alt', alt ?? 'none');
  await expect(fullScreen.getByRole('img')).toBeInViewport({ ratio: 1 });
});
