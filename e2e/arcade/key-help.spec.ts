// A question mark shows the keys of any game, and nothing else.
import type { KeyLine } from '#app/mini-games/contract.ts';
import { chooseAwake, STAND_INS } from '#e2e/support/arcade.ts';
import { violations } from '#e2e/support/accessibility.ts';
import { expect, open, test } from '#e2e/support/site.ts';

test('games of cells, cards and paint show their keys over their boards, and give the focus back', async ({ page }) => {
  await open(page, '/play');
  for (const { id, title } of STAND_INS) {
    const { keys } = (await import(`../../app/mini-games/${id}/keys.ts`)) as { keys: readonly KeyLine[] };
    const panel = await chooseAwake(page, title);
    await panel.locator('[data-board] :is([data-play], [tabindex="0"], button:not(:disabled), [tabindex])').first().focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: `Keys of ${title}` });
    for (const { does } of keys) await expect(sheet.getByRole('cell', { name: does, exact: true }), title).toBeVisible();
    await expect(sheet.getByRole('row').last()).toContainText('?');
    if (title === STAND_INS[0]?.title) expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(panel.locator('[data-board] :focus'), title).toHaveCount(1);
  }
});

test('a game goes on where the sheet does not come, and the next question mark brings it', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED/);
  await open(page, '/play');
  const panel = await chooseAwake(page, 'Sudoku');
  await panel.locator('[data-cell="40"]').focus();
  await page.route(/\/assets\/key-sheet-/, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed');
  await page.keyboard.press('?');
  await missed;
  await expect(panel.locator('[data-board] :focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('[data-cell="41"]')).toBeFocused();
});
