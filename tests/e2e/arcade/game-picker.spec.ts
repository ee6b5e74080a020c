// Tests the game picker on the home page: one tile for each mini game, one panel, by mouse and keyboard.
import type { Page } from '@playwright/test';
import { chooseColumns } from '#app/arcade/tiles/tile-grid.ts';
import { registry } from '#app/games/registry.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { parsePairs } from '#tests/e2e/support/tables.ts';
import { expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';

const TITLES = registry.map(({ title }) => title);
const [FIRST = '', SECOND = ''] = TITLES;
const LAST = TITLES.at(-1) ?? '';
const COLUMNS = chooseColumns(TITLES.length, 'wide');
const [BELOW_FIRST = '', BELOW_SECOND = ''] = TITLES.slice(COLUMNS);

const tiles = (page: Page) => page.getByRole('tablist', { name: 'Mini Games' }).getByRole('tab');
const tile = (page: Page, title: string) => tiles(page).nth(TITLES.indexOf(title));

async function expectSelected(page: Page, title: string): Promise<void> {
  await expect(tile(page, title)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: title }).getByRole('heading', { level: 3 })).toHaveText(title);
}

test('the tiles are one stop of the Tab key: arrows, Home and End choose none, Enter and Space do', async ({ page }) => {
  test.skip(FIRST !== 'Tic Tac Toe' || BELOW_SECOND === '', 'The first tile is another one, or all stand in one row');
  await open(page, '/');
  await tile(page, FIRST).focus();
  const around = `ArrowLeft: ${LAST}, ArrowRight: ${FIRST}, End: ${LAST}, Home: ${FIRST}, ArrowRight: ${SECOND}`;
  for (const [key, title] of parsePairs(
    `ArrowRight: ${SECOND}, ArrowDown: ${BELOW_SECOND}, ArrowUp: ${SECOND}, ArrowLeft: ${FIRST}, ${around}`,
  )) {
    await page.keyboard.press(key);
    await expect(tile(page, title)).toBeFocused();
    await expectSelected(page, FIRST);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tile(page, FIRST)).toBeFocused();

  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await new Stage(page, BELOW_FIRST).expectFocusOnBoard();
  const first = new Stage(page, FIRST);
  await tile(page, BELOW_FIRST).focus();
  for (const key of ['ArrowUp', 'Space']) await page.keyboard.press(key);
  await first.expectFocusOnBoard();
  await page.keyboard.press('Enter');
  await expect(first.status).toHaveText('Next player: O');
});

test('the tiles stand in columns for their number, alike, also where a picture does not arrive', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route(`**/pictures/mini-games/${registry[1]?.id}-*`, (route) => route.abort());
  await open(page, '/');
  await expect(tiles(page)).toHaveText(TITLES);
  await expect(page.getByText(LAST, { exact: true })).toHaveCount(1); // the page has no second list of them
  await expectSelected(page, FIRST);
  await expect(page.getByRole('tabpanel').getByRole('paragraph').first()).toHaveText(/\S/); // its description
  await tile(page, LAST).scrollIntoViewIfNeeded();
  for (const title of TITLES) {
    const toy = tile(page, title).locator('img');
    if (title === SECOND) await expect(toy).toBeHidden();
    else await expect(toy).not.toHaveJSProperty('naturalWidth', 0);
    await expect(tile(page, title)).toHaveAccessibleName(title);
  }
  for (const width of [1280, 640, 639, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // Layout positions, which ignore the transforms of pressed or hovered tiles.
    const boxes = await tiles(page).evaluateAll((elements) =>
      (elements as HTMLElement[]).map((box) => [box.offsetLeft, box.offsetTop, box.offsetWidth, box.offsetHeight] as const),
    );
    const columns = chooseColumns(TITLES.length, width < 640 ? 'narrow' : 'wide');
    expect(new Set(boxes.map(([left]) => left)).size, `at ${width} px`).toBe(columns);
    expect(new Set(boxes.map(([, top]) => top)).size, `at ${width} px`).toBe(Math.ceil(TITLES.length / columns));
    expect(new Set(boxes.map(([, , , height]) => height)).size, `at ${width} px`).toBe(1);
    for (const [, , across, down] of boxes) expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/play');
  await tiles(page)
    .first()
    .evaluate((first) => first.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(tiles(page).first()).toBeInViewport({ ratio: 1 });
});
