// Every mini game in every state: no accessibility rule broken, targets large enough to hit, no sideways scrolling.
import type { Locator, Page } from '@playwright/test';
import { pageWidth, violations } from '#e2e/support/accessibility.ts';
import { choose, chooseAwake, GAMES_TRIED, STAND_INS } from '#e2e/support/arcade.ts';
import { finishedGames } from '#e2e/support/finished-games.ts';
import { keepOnDevice } from '#e2e/support/saved-game.ts';
import { expect, open, test } from '#e2e/support/site.ts';
import { setTextSize } from '#e2e/support/text-size.ts';

const PANEL = '[role="tabpanel"]';
const WIDTHS = [360, 1280];
const NARROWEST = 320; // 1280 px at 400 %
const SMALLEST_PX = 24;
const FINGER_PX = 38; // five tools and a list stand side by side on the narrowest phones

test.describe.configure({ timeout: 240_000 });

/** Checks the panel on a phone; of games that stand for the others on a desktop, too, where the same things lie beside each other. */
async function expectNoViolations(page: Page, title: string, what: string): Promise<void> {
  for (const width of STAND_INS.some((game) => game.title === title) ? WIDTHS : WIDTHS.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 });
    await chooseAwake(page, title); // it has moved on its screen
    expect.soft(await violations(page, PANEL), `${title}, ${what} at ${width} px`).toEqual([]);
  }
}

/** Names and sizes of the visible targets that are smaller than they should be. */
function tooSmall(targets: Locator, px: number): Promise<string[]> {
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
  for (const { title, isByClock, act } of GAMES_TRIED) {
    await page.setViewportSize({ width: 1280, height: 800 });
    const panel = await chooseAwake(page, title);
    // By the clock a game would be over before it is checked.
    if (!isByClock) await act(panel, page);
    await expectNoViolations(page, title, 'in play');
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await tooSmall(panel.locator('button, a, input, select, summary'), SMALLEST_PX), title).toEqual([]);
    expect.soft(await tooSmall(panel.locator('[role="toolbar"] :is(button, select), summary'), FINGER_PX), title).toEqual([]);
    if (isByClock) {
      await chooseAwake(page, title);
      await act(panel, page);
    }
    const pause = panel.getByRole('toolbar').locator('button:not([aria-disabled="true"])', { hasText: 'Pause' });
    if ((await pause.count()) === 0) continue;
    await pause.click();
    await expect(panel.locator('[data-veil]')).toBeVisible();
    expect.soft(await violations(page, PANEL), `${title}, paused`).toEqual([]);
  }
});

test('finished games break no accessibility rule', async ({ page }) => {
  await keepOnDevice(page, await finishedGames());
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/play');
  for (const { title } of GAMES_TRIED) {
    const panel = await chooseAwake(page, title);
    await expect(panel.getByRole('region', { name: 'Result' }), title).toBeVisible();
    expect.soft(await violations(page, PANEL), `${title}, over`).toEqual([]);
  }
});

test('no game scrolls sideways, whether zoomed to 400% or in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  await open(page, '/play');
  for (const { title } of GAMES_TRIED) {
    const panel = await choose(page, title);
    await panel.getByRole('toolbar').waitFor();
    expect.soft(await pageWidth(page), title).toBe(NARROWEST);
    // In forced colors a pill still stands out from its background.
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
  for (const { title } of GAMES_TRIED) {
    const panel = await choose(page, title);
    await panel.getByRole('toolbar').waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await pageWidth(page), `${title} at ${width} px`).toBe(width);
    }
  }
});
