// Tests a phone in landscape: the game has the whole window, and the header comes back when the visitor leaves it.

import { expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';

const PHONE = { width: 844, height: 390 };

test.use({ viewport: PHONE, hasTouch: true });

test('the header leaves while a game is in front, and the board takes the height', async ({ page }) => {
  await open(page, '/play/puzzle');
  const stage = page.locator('[data-stage]');
  const header = page.getByRole('banner');
  await expect(header).not.toBeInViewport();
  const { y, height } = (await stage.boundingBox()) ?? { y: -1, height: 0 };
  expect(y).toBe(0);
  expect(height).toBe(PHONE.height);
  await page.mouse.wheel(0, 300);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Tab'); // the skip link
  await page.keyboard.press('Tab');
  await expect(header).toBeInViewport();
});

test('the answers of Color Match stand at the thumbs, and the piles of Solitaire beside its cards', async ({ page }) => {
  const box = async (role: 'button' | 'group', name: string) =>
    (await page.getByRole(role, { name, exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await visit(page, '/play/color-match');
  const [left, right] = [await box('button', 'No Match'), await box('button', 'Match')];
  expect(left.x).toBeLessThan(20);
  expect(right.x + right.width).toBeGreaterThan(PHONE.width - 20);
  await visit(page, '/play/solitaire');
  const [waste, first] = [await box('group', 'Waste'), await box('group', 'Tableau 1')];
  const [last, foundation] = [await box('group', 'Tableau 7'), await box('group', 'Foundation 4')];
  expect(waste.x + waste.width).toBeLessThan(first.x);
  expect(foundation.x).toBeGreaterThan(last.x + last.width);
  expect(first.width).toBeGreaterThanOrEqual(58);
  expect(first.height).toBeGreaterThan(350);
});
