// Tests taps that come so soon after a flick that the browser sends no click for them.
import { getScript } from '#tests/e2e/support/chunks.ts';
import { getCenter, Touch } from '#tests/e2e/support/touch.ts';
import { expect, open, skipWithout, test, visit } from '#tests/e2e/support/fixtures.ts';

const FLICK = [20, 60, 110, 160];
const FLICKS = 6;

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('a tap right after a flick presses a control of the stage or a pile of the board, once', async ({ page }) => {
  skipWithout('2048', 'Solitaire');
  const cure = page.waitForResponse(getScript('app/game-kit/stage/lost-taps.ts'));
  await open(page, '/play/2048');
  await cure;
  const stage = page.locator('[data-stage]');
  const sound = stage.getByRole('button', { name: 'Sound' });
  await sound.waitFor();
  const touch = await Touch.create(page);
  await touch.drag(sound);
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  for (let count = 1; count <= FLICKS; count += 1) {
    await touch.drag(stage.locator('[data-field]'), ...FLICK.map((px) => (count % 2 === 0 ? { x: px, y: 0 } : { x: 0, y: px })));
    await touch.drag(sound);
    await expect(sound).toHaveAttribute('aria-pressed', String(count % 2 === 0));
  }

  await visit(page, '/play/solitaire');
  const stock = stage.getByRole('group', { name: /^Stock/ });
  await expect(stock).toHaveAccessibleName('Stock, 24 cards');
  const card = await getCenter(stage.getByRole('group', { name: 'Tableau 7' }).getByRole('button').last());
  for (let count = 1; count <= FLICKS; count += 1) {
    await touch.drag(card, ...FLICK.map((px) => ({ x: -px, y: px })));
    await touch.drag(stock);
    await expect(stock).toHaveAccessibleName(`Stock, ${24 - count} cards`);
  }
});
