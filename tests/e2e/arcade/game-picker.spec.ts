// Tests the game picker on the home page: one tile for each mini game, one panel.
import type { Locator, Page } from '@playwright/test';
import { registry } from '#app/games/registry.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

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

test('the tiles stand in their order, the first one selected, and each shows its title and its own description', async ({ page }) => {
  await open(page, '/');
  await expect(tiles(page)).toHaveText(TITLES);
  await expectSelected(page, 'Tic Tac Toe');
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
  await page.getByRole('navigation', { name: 'Today' }).getByRole('link').first().waitFor(); // loads late, above the tiles
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tile(page, 'Tic Tac Toe')).toBeFocused();
});

test('the tiles stand in six columns, below 640 px in three, each large enough for a finger', async ({ page }) => {
  await open(page, '/');
  for (const width of [1280, 640, 639, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // Layout positions, which ignore the transforms of pressed or hovered tiles.
    const boxes = await tiles(page).evaluateAll((elements) =>
      (elements as HTMLElement[]).map((box) => [box.offsetLeft, box.offsetTop, Math.min(box.offsetWidth, box.offsetHeight)] as const),
    );
    const columns = width < 640 ? 3 : 6;
    expect(new Set(boxes.map(([left]) => left)).size, `at ${width} px`).toBe(columns);
    expect(new Set(boxes.map(([, top]) => top)).size, `at ${width} px`).toBe(Math.ceil(TITLES.length / columns));
    for (const [, , size] of boxes) expect(size).toBeGreaterThanOrEqual(44);
  }
});

test('every tile shows its toy, and one whose toy does not arrive keeps its room and its name', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
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
