// Tests that the question mark key shows the keys of a game and does nothing else.
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import { selectAndResumeGame, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test('games of cells, cards and paint show their keys over their boards, and give the focus back', async ({ page }) => {
  await open(page, '/play');
  for (const { id, title } of SAMPLE_GAMES) {
    const { keys } = (await import(`#app/games/${id}/keys.ts`)) as { keys: readonly KeyTableRow[] };
    const panel = await selectAndResumeGame(page, title);
    await panel.locator('[data-board] :is([data-play], [tabindex="0"], button:not(:disabled), [tabindex])').first().focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: `Keys for ${title}` });
    for (const { action } of keys) await expect(sheet.getByRole('cell', { name: action, exact: true }), title).toBeVisible();
    await expect(sheet.getByRole('row').last()).toContainText('?');
    if (title === SAMPLE_GAMES[0]?.title) expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(panel.locator('[data-board] :focus'), title).toHaveCount(1);
  }
});

test('a game goes on where the sheet does not come, and the next question mark brings it', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await open(page, '/play');
  const panel = await selectAndResumeGame(page, 'Sudoku');
  await panel.locator('[data-cell="40"]').focus();
  await page.route(/\/assets\/key-help-dialog-/, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed');
  await page.keyboard.press('?');
  await missed;
  await expect(panel.locator('[data-board] :focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('[data-cell="41"]')).toBeFocused();
});
