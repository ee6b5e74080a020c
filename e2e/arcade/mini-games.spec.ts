// The arcade of the home page: a tile for each mini game, one panel.
import type { Locator, Page } from '@playwright/test';
import { registry } from '#app/mini-games/registry.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const TITLES = registry.map(({ title }) => title);
const LAST = TITLES.at(-1) ?? '';

function tiles(page: Page): Locator {
  return page.getByRole('tablist', { name: 'Mini Games' }).getByRole('tab');
}

function tile(page: Page, title: string): Locator {
  return tiles(page).nth(TITLES.indexOf(title));
}

async function expectSelected(page: Page, title: string): Promise<void> {
  await expect(tile(page, title)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: title }).getByRole('heading', { level: 3 })).toHaveText(title);
}

test('the tiles stand in their order, the first one selected', async ({ page }) => {
  await open(page, '/');
  await expect(tiles(page)).toHaveText(TITLES);
  await expectSelected(page, 'Tic Tac Toe');
});

test('choosing a tile shows its title and its own description', async ({ page }) => {
  await open(page, '/');
  const descriptions = new Set<string>();
  for (const title of TITLES) {
    await tile(page, title).click();
    await expectSelected(page, title);
    const description = page.getByRole('tabpanel', { name: title }).getByRole('paragraph').first();
    await expect(description).toHaveText(/\S/);
    descriptions.add(await description.innerText());
  }
  expect(descriptions.size).toBe(TITLES.length);
});

test('arrow keys, Home and End lead from tile to tile and choose none', async ({ page }) => {
  await open(page, '/');
  await tile(page, 'Tic Tac Toe').focus();
  for (const [key, title] of [
    ['ArrowRight', 'Memory'],
    ['ArrowDown', 'Wordle'],
    ['ArrowUp', 'Memory'],
    ['ArrowLeft', 'Tic Tac Toe'],
    ['ArrowLeft', LAST],
    ['ArrowRight', 'Tic Tac Toe'],
    ['End', LAST],
    ['Home', 'Tic Tac Toe'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tile(page, title)).toBeFocused();
    await expectSelected(page, 'Tic Tac Toe');
  }
});

test('the tiles are one stop of the Tab key, which reaches the selected one', async ({ page }) => {
  await open(page, '/');
  await tile(page, 'Tic Tac Toe').focus();
  await page.getByRole('navigation', { name: 'Today' }).getByRole('link').first().waitFor(); // comes late, and stands before them
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tile(page, 'Tic Tac Toe')).toBeFocused();
});

for (const { width, columns } of [
  { width: 1280, columns: 6 },
  { width: 640, columns: 6 },
  { width: 639, columns: 3 },
  { width: 320, columns: 3 },
]) {
  test(`at ${width} px the tiles stand in ${columns} columns, each large enough for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    // Where the layout puts them, whatever a pressed or hovered tile does on top of it.
    const boxes = await tiles(page).evaluateAll((elements) =>
      (elements as HTMLElement[]).map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
        offsetLeft,
        offsetTop,
        offsetWidth,
        offsetHeight,
      })),
    );
    expect(new Set(boxes.map((box) => box.offsetLeft)).size).toBe(columns);
    expect(new Set(boxes.map((box) => box.offsetTop)).size).toBe(Math.ceil(TITLES.length / columns));
    for (const box of boxes) expect(Math.min(box.offsetWidth, box.offsetHeight)).toBeGreaterThanOrEqual(44);
  });
}

test('every tile shows its toy, and one whose toy does not arrive keeps its room and its name', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  await page.route('**/pictures/mini-games/snake-*', (route) => route.abort());
  await open(page, '/');
  await tile(page, LAST).scrollIntoViewIfNeeded();
  for (const title of TITLES) {
    const toy = tile(page, title).locator('img');
    if (title === 'Snake') await expect(toy).toBeHidden();
    else await expect(toy).not.toHaveJSProperty('naturalWidth', 0);
    await expect(tile(page, title)).toHaveAccessibleName(title);
  }
  const heights = await tiles(page).evaluateAll((elements) => elements.map((element) => (element as HTMLElement).offsetHeight));
  expect(new Set(heights).size).toBe(1);
});

test('a game that does not arrive can be tried again', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  troubles.allow(/Web Vitals measurement failed/);
  await open(page, '/');
  // What the page still fetches from now on is the game, and perhaps what measures the page.
  const scripts = '**/*.js';
  await page.route(scripts, (route) => route.abort());
  await tile(page, 'Tic Tac Toe').click();
  const panel = page.getByRole('tabpanel', { name: 'Tic Tac Toe' });
  await expect(panel.getByRole('alert')).toBeVisible();
  await page.unroute(scripts);
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(panel.getByRole('button', { name: 'Row 1, column 1, empty' })).toBeVisible();
});
