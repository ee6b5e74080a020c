// Checks every mini game, in play and over: accessibility rules, and the size of its targets.
import type { Locator } from '@playwright/test';
import { READY_AFTER_MS } from '#app/game-kit/stage/press-guard.ts';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { selectAndResumeGame, ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { createFinishedSaves } from '#tests/e2e/support/arcade/create-saves.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const PANEL_SELECTOR = '[role="tabpanel"]';
const MIN_TARGET_PX = 24;
const MIN_TOUCH_TARGET_PX = 38; // five tools and a list share one row on the narrowest phones

test.describe.configure({ timeout: 240_000 });

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

test('games in play break no accessibility rule, nor does the pause, and their targets are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/play');
  for (const { title, isTimed, play } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    // A timed game would be over before the check.
    if (!isTimed) await play(panel, page);
    // Above the window a link would count as covered by the header, which has left for there, too.
    await panel.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    expect.soft(await findViolations(page, PANEL_SELECTOR), `${title}, in play`).toEqual([]);
    expect.soft(await findSmallTargets(panel.locator('button, a, input, select, summary'), MIN_TARGET_PX), title).toEqual([]);
    const tools = panel.locator('[role="toolbar"] :is(button, select), summary');
    expect.soft(await findSmallTargets(tools, MIN_TOUCH_TARGET_PX), title).toEqual([]);
  }
  const panel = await selectAndResumeGame(page, 'Sudoku');
  await panel.getByRole('toolbar').getByRole('button', { name: 'Pause' }).click();
  await expect(panel.locator('[data-pause-overlay]')).toBeVisible();
  expect(await findViolations(page, PANEL_SELECTOR)).toEqual([]);
});

/** Clicks Play Again by script once in every result, as soon as it appears, as assistive technology does without a pointer. */
function pressPlayAgainImmediately(): void {
  let pressed: Element | undefined;
  new MutationObserver(() => {
    const result = document.querySelector('[aria-label="Result"]') ?? undefined;
    if (result && result !== pressed)
      [...result.querySelectorAll('button')].find((button) => /Play Again/.test(button.textContent))?.click();
    pressed = result;
  }).observe(document, { childList: true, subtree: true });
}

test('finished games break no accessibility rule, take no press in their first moment, and lead on to the next game', async ({ page }) => {
  await seedStorage(page, await createFinishedSaves());
  await page.addInitScript(pressPlayAgainImmediately);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/play');
  for (const { title } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    const result = panel.getByRole('region', { name: 'Result' });
    const again = result.getByRole('button', { name: 'Play Again' });
    await again.waitFor();
    await page.clock.fastForward(READY_AFTER_MS);
    await expect(again, title).toBeEnabled();
    expect.soft(await findViolations(page, PANEL_SELECTOR), `${title}, over`).toEqual([]);
    await expect(result.getByRole('link', { name: /^(Try .+ next|Play Today’s .+)$/ }), title).toHaveAttribute('href', /^\/play\//);
    await again.click();
    await expect(result, title).toHaveCount(0);
  }
});
