// No page breaks an accessibility rule that a machine can check, and none scrolls sideways.
import { pageWidth, violations } from '#e2e/support/accessibility.ts';
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const WIDTHS = [390, 1280];
const NARROWEST = 320;

/** One game of each status stands for the others: their pages differ in words and pictures only. */
const LOOKED_AT = ADDRESSES.filter(({ path }) => !path.startsWith('/games/') || /idle-mouse|solitaire-go$/.test(path));

for (const { path } of LOOKED_AT) {
  test(`${path} breaks no accessibility rule`, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `at ${width} px`).toEqual([]);
    }
  });
}

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

test('no page scrolls sideways, down to 320 px', async ({ page }) => {
  for (const { path } of ADDRESSES) {
    await page.setViewportSize({ width: NARROWEST, height: 700 });
    await open(page, path);
    for (const width of [NARROWEST, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await pageWidth(page), `${path} at ${width} px`).toBe(width);
    }
  }
});
