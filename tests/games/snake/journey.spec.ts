// Tests whole games of Snake, by keyboard and touch.
import { expect, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { getScrollTop, scrollTo } from '#tests/e2e/support/scrolling.ts';
import { Touch } from '#tests/e2e/support/touch.ts';
import { SnakePage } from './page-object.ts';

test('a game by keyboard alone: the first turn starts it, an apricot is ten points, the wall ends it', async ({ page }) => {
  const game = await SnakePage.open(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
  while (!(await game.lawn.evaluate((lawn) => lawn === document.activeElement))) await page.keyboard.press('Tab');
  await game.tick(5);
  await game.expectLabel('Score: 0');
  await page.keyboard.press('ArrowRight');
  await game.tick(1);
  await game.expectLabel('Score: 0');
  await game.tick(1);
  await game.expectLabel('Score: 10');
  await page.keyboard.press('w');
  await game.tick(10);
  await game.expectLabel('Score: 10');
  await game.tick(1);
  await game.expectLabel('Game Over! Score: 10');
  await page.clock.runFor(1000);
  await expect(game.status).toHaveText('Game Over!');
  await expect(game.announcement).toHaveText('You ran into the wall. Game Over! Score: 10');
  await expect(game.result).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await game.tick(3);
  await game.expectLabel('Game Over! Score: 10');
});

smallPhoneTest('SNK14 a finger swipes on without lifting, and beside the lawn, which scrolls only before the start', async ({ page }) => {
  const game = await SnakePage.open(page);
  await expect(game.panel.locator('[data-controls]')).toHaveCount(0);
  await expect(game.panel.getByRole('group', { name: 'Directions' }).getByRole('button')).toHaveCount(4); // for screen readers
  const box = await game.lawn.boundingBox();
  if (!box) throw new Error('There is no board');
  const touch = await Touch.create(page);
  const beside = { x: box.x + box.width / 2, y: box.y + box.height + 40 };
  await touch.send('touchStart', beside);
  for (const y of [20, 40, 60]) await touch.send('touchMove', { x: beside.x, y: beside.y - y });
  await touch.send('touchCancel'); // lifted, the page would scroll on by itself
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0);
  await expect(game.button('Start')).toBeVisible();
  await scrollTo(page, 0);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 4 };
  await touch.send('touchStart', from);
  await touch.send('touchMove', { x: from.x + 20, y: from.y });
  await expect(game.button('Start')).toBeVisible();
  await touch.send('touchMove', { x: from.x + 30, y: from.y });
  await expect(game.button('Start')).toBeHidden();
  await game.tick(2);
  await game.expectLabel('Score: 10');
  await touch.send('touchMove', { x: from.x + 32, y: from.y + 30 });
  await touch.send('touchEnd');
  await game.tick(1);
  const scrollTop = await getScrollTop(page);
  await touch.drag(beside, { x: 0, y: -20 }, { x: 0, y: -40 }, { x: 0, y: -60 }); // back, which is refused
  await touch.drag(beside, { x: -20, y: 0 }, { x: -40, y: 0 });
  await game.tick(12);
  expect(await getScrollTop(page)).toBe(scrollTop);
  await game.expectLabel('Score: 10');
  await game.tick(1);
  await game.expectLabel('Game Over! Score: 10');
});
