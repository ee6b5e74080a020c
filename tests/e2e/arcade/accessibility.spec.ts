// Checks every mini game in every state: accessibility rules, target sizes, no horizontal scrolling.
import type { Locator, Page } from '@playwright/test';
import { getPageWidth, findViolations } from '#tests/e2e/support/accessibility.ts';
import { selectGame, selectAndResumeGame, ALL_GAMES, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { createFinishedSaves } from '#tests/e2e/support/arcade/create-saves.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { setTextSize } from '#tests/e2e/support/text-size.ts';

const PANEL_SELECTOR = '[role="tabpanel"]';
const WIDTHS = [360, 1280];
const ZOOMED_WIDTH = 320; // 1280 px at 400 %
const MIN_TARGET_PX = 24;
const MIN_TOUCH_TARGET_PX = 38; // five tools and a list share one row on the narrowest phones

test.describe.configure({ timeout: 240_000 });

/** Checks the panel at phone width, and the sample games at desktop width as well, because their layout differs there. */
async function expectNoViolations(page: Page, title: string, what: string): Promise<void> {
  for (const width of SAMPLE_GAMES.some((game) => game.title === title) ? WIDTHS : WIDTHS.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 });
    await selectAndResumeGame(page, title); // the new window size has moved the board
    expect.soft(await findViolations(page, PANEL_SELECTOR), `${title}, ${what} at ${width} px`).toEqual([]);
  }
}

/** Names and sizes of the visible targets that are smaller than `px`. */
function findSmallTargets(targets: Locator, px: number): Promise<string[]> {
  return targets.evaluateAll(
    (elements, least) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = element.checkVisibility({ visibilityProperty: true }) && Math.min(width, height) + 0.1 < least;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return isSmall ? `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}` : [];
      }),
    px,
  );
}

test('games in play or paused break no accessibility rule, and their targets are large enough', async ({ page }) => {
  await open(page, '/play');
  for (const { title, isTimed, play } of ALL_GAMES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    const panel = await selectAndResumeGame(page, title);
    // A timed game would be over before the check.
    if (!isTimed) await play(panel, page);
    await expectNoViolations(page, title, 'in play');
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await findSmallTargets(panel.locator('button, a, input, select, summary'), MIN_TARGET_PX), title).toEqual([]);
    expect
      .soft(await findSmallTargets(panel.locator('[role="toolbar"] :is(button, select), summary'), MIN_TOUCH_TARGET_PX), title)
      .toEqual([]);
    if (isTimed) {
      await selectAndResumeGame(page, title);
      await play(panel, page);
    }
    const pause = panel.getByRole('toolbar').locator('button:not([aria-disabled="true"])', { hasText: 'Pause' });
    if ((await pause.count()) === 0) continue;
    await pause.click();
    await expect(panel.locator('[data-pause-overlay]')).toBeVisible();
    expect.soft(await findViolations(page, PANEL_SELECTOR), `${title}, paused`).toEqual([]);
  }
});

test('finished games break no accessibility rule', async ({ page }) => {
  await seedStorage(page, await createFinishedSaves());
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/play');
  for (const { title } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    await expect(panel.getByRole('region', { name: 'Result' }), title).toBeVisible();
    expect.soft(await findViolations(page, PANEL_SELECTOR), `${title}, over`).toEqual([]);
  }
});

test('no game scrolls sideways, whether zoomed to 400% or in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: ZOOMED_WIDTH, height: 700 });
  await open(page, '/play');
  for (const { title } of ALL_GAMES) {
    const panel = await selectGame(page, title);
    await panel.getByRole('toolbar').waitFor();
    expect.soft(await getPageWidth(page), title).toBe(ZOOMED_WIDTH);
    // In forced colors, a pill must still differ from its background.
    const pills = await panel.locator('li:has(> b):not([data-result] li)').evaluateAll((items) =>
      items.map((item) => {
        const { color, backgroundColor } = getComputedStyle(item);
        return { color, backgroundColor };
      }),
    );
    for (const { color, backgroundColor } of pills) expect.soft(color, title).not.toBe(backgroundColor);
  }
});

test('no game is wider than its window when text is twice as large', async ({ page }) => {
  await open(page, '/play');
  await setTextSize(page, 2);
  for (const { title } of ALL_GAMES) {
    const panel = await selectGame(page, title);
    await panel.getByRole('toolbar').waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await getPageWidth(page), `${title} at ${width} px`).toBe(width);
    }
  }
});
