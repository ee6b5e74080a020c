// Tests the screenshot gallery of a game: the scrolling row, the controls and the full-screen view.
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const PATH = '/games/block-blitz-go';

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Screenshots of Block Blitz Go' });
}

/** The row: the loop of play, the pictures, and the card with the demo. */
function row(page: Page): Locator {
  return gallery(page).getByRole('list', { name: 'Screenshots of Block Blitz Go' }).getByRole('listitem');
}

/** The loop of play and the pictures. */
function slides(page: Page): Locator {
  return row(page).filter({ has: page.getByRole('button') });
}

/** The pictures alone. */
function pictures(page: Page): Locator {
  return row(page).filter({ has: page.getByRole('button', { name: /^Show full screen/ }) });
}

/** The controls that choose a picture: dots on phones, thumbnails in wider windows. The other ones are hidden. */
function choices(page: Page): Locator {
  return gallery(page).getByRole('button', { name: /^(Screenshot|Thumbnail) \d|^Video of play/ });
}

/** Waits until exactly this picture is selected, in the row and in the controls, and its caption is shown. */
async function expectChosen(page: Page, index: number): Promise<void> {
  await expect(choices(page).nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(choices(page).and(page.locator('[aria-current="true"]'))).toHaveCount(1);
  await expect(slides(page).nth(index)).toBeInViewport({ ratio: 0.9 });
  const caption = (await slides(page).nth(index).locator('img').getAttribute('alt')) ?? 'none';
  await expect(gallery(page).getByText(caption, { exact: true })).toBeVisible();
}

test('the pictures stand at even distances', async ({ page }) => {
  await open(page, PATH);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await slides(page).evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)));
    });
    expect(new Set(gaps).size, `gaps at ${width} px: ${gaps.join(', ')}`).toBe(1);
  }
});

test('thumbnails, arrow keys and scrolling choose the large picture', async ({ page }) => {
  await open(page, PATH);
  await gallery(page).scrollIntoViewIfNeeded();
  const count = await slides(page).count();
  await expect(gallery(page).getByRole('button', { name: /^Screenshot \d+ of/ })).toHaveCount(0);
  await expect(choices(page)).toHaveCount(count);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await expectChosen(page, 0);

  await gallery(page).getByRole('button', { name: 'Thumbnail 3' }).click();
  await expectChosen(page, 3);
  await gallery(page).getByRole('button', { name: 'Thumbnail 2' }).click();
  await expectChosen(page, 2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectChosen(page, 4);
  await page.keyboard.press('ArrowLeft');
  await expectChosen(page, 3);
  for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowLeft');
  await expectChosen(page, 0);

  await slides(page).first().hover();
  await page.mouse.wheel(2000, 0);
  await expect(row(page).last().getByRole('link', { name: 'Try It in Your Browser' })).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expectChosen(page, count - 1);
});

test('a picture fills the screen, arrows page through them there and keep the focus at the ends, and Escape leads back', async ({
  page,
}) => {
  await open(page, PATH);
  await pictures(page).first().getByRole('button').click();
  const fullScreen = page.getByRole('dialog', { name: 'Screenshots of Block Blitz Go' });
  await expect(fullScreen).toBeVisible();
  expect(await fullScreen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const alt = (index: number) => pictures(page).nth(index).locator('img').getAttribute('alt');
  const expectShown = async (index: number) => {
    await expect(fullScreen.getByRole('img')).toHaveAttribute('alt', (await alt(index)) ?? 'none');
    await expect(fullScreen.getByRole('button', { name: 'Previous screenshot' })).toBeEnabled({ enabled: index > 0 });
  };
  await expectShown(0);
  await page.keyboard.press('ArrowRight');
  await expectShown(1);
  await fullScreen.getByRole('button', { name: 'Next screenshot' }).click();
  await expectShown(2);
  await fullScreen.getByRole('button', { name: 'Previous screenshot' }).click();
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
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(fullScreen).toBeHidden();
  await expectChosen(page, 2);
  await expect(pictures(page).first().getByRole('button')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe brings the next picture, and a dot another one', async ({ page }) => {
    await open(page, PATH);
    await expect(gallery(page).getByRole('button', { name: /^Thumbnail/ })).toHaveCount(0);
    await slides(page).first().hover();
    const box = await slides(page).first().boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 320, y });
    for (let x = 300; x > 80; x -= 20) await touch('touchMove', { x, y });
    // Holds the finger still before lifting it, because the distance of a fling depends on the browser.
    for (let rest = 0; rest < 10; rest += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await touch('touchMove', { x: 80 - (rest % 2), y });
    }
    await touch('touchEnd');
    await expectChosen(page, 1);
    await gallery(page)
      .getByRole('button', { name: /^Screenshot 4 of/ })
      .click();
    await expect(choices(page).nth(4)).toHaveAttribute('aria-current', 'true');
    await expect(slides(page).nth(4)).toBeInViewport({ ratio: 0.5 }); // the dots are below the picture
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the row scrolls to its end', async ({ page }) => {
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    await slides(page).first().hover();
    await page.mouse.wheel(3000, 0);
    await expect(row(page).last()).toBeInViewport();
    await expect(slides(page).first()).not.toBeInViewport();
    await expect(gallery(page).getByRole('button', { name: /^(Screenshot|Thumbnail)/ })).toHaveCount(0);
  });
});
