// Where a page may break an accessibility rule beyond what it opens with (sweep.spec.ts): unknown addresses, the open menu, a result.
import { violations } from '#e2e/support/accessibility.ts';
import { expect, open, test } from '#e2e/support/site.ts';

for (const path of ['/no-such-page', '/games/no-such-game']) {
  test(`${path} breaks no accessibility rule`, async ({ page, troubles }) => {
    troubles.expect(/404/);
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  });
}

test('the open menu breaks no accessibility rule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a mini game showing its result breaks no accessibility rule', async ({ page }) => {
  await open(page, '/');
  const panel = page.getByRole('tabpanel', { name: 'Tic Tac Toe' });
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: 'Row 1, column 1' }).focus();
  for (const key of ['1', '4', '2', '5', '3']) await page.keyboard.press(key);
  await expect(panel.getByRole('status')).toHaveText('Winner: X');
  expect(await violations(page)).toEqual([]);
});
