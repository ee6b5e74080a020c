// A rating that visitors can set: a radio group of stars.
import { bundlePage } from '#e2e/support/bundle.ts';
import { expect, test } from '#e2e/support/site.ts';

test('stars are set by pointer and by keyboard', async ({ page }) => {
  await page.setContent(await bundlePage('pages/rating.page.tsx'));
  const group = page.getByRole('group', { name: 'Your rating' });
  const stars = group.getByRole('radio');
  const chosen = page.getByRole('status');
  await expect(stars).toHaveCount(10);
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);

  await stars.nth(6).click();
  await expect(chosen).toHaveText('7');
  await expect(group.getByRole('radio', { name: '7 stars' })).toBeChecked();
  await expect(group).toContainText('7.0');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveText('8');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveText('1');
  await expect(group.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);

  // Each radio button lies over its star.
  const drawn = await group.locator('svg').nth(2).boundingBox();
  const radio = await stars.nth(1).boundingBox();
  expect(radio?.x).toBeCloseTo(drawn?.x ?? -1, 0);
  expect(radio?.width).toBeCloseTo(drawn?.width ?? -1, 0);
});
