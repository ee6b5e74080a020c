// Tests what a player sets for all games: sound with vibration, kept for the next visit.
import type { Page } from '@playwright/test';
import { MemoryPage } from '#tests/games/memory/page-object.ts';
import { TicTacToePage } from '#tests/games/tic-tac-toe/page-object.ts';
import { expect, reload, test } from '#tests/e2e/support/fixtures.ts';
import { setTabVisibility } from '#tests/e2e/support/simulations.ts';

declare global {
  interface Window {
    soundCount: number;
    vibrations: unknown[];
  }
}

const expectSoundCount = (page: Page, count: number) => expect.poll(() => page.evaluate(() => window.soundCount)).toBe(count);

test('sound and vibration are set once for all games and the next visit', async ({ page }) => {
  await page.addInitScript(() => {
    window.soundCount = 0;
    window.vibrations = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function count(...when) {
      window.soundCount += 1;
      start.apply(this, when);
    };
    navigator.vibrate = (pattern) => window.vibrations.push(pattern) > 0;
  });
  const game = await TicTacToePage.open(page, '/play');
  const readVibrations = () => page.evaluate(() => window.vibrations.length);
  await game.mark(1);
  await expect(game.tool('Sound')).toHaveAttribute('aria-pressed', 'false');
  await game.tool('Sound').click();
  await expect(game.tool('Sound')).toHaveAttribute('aria-pressed', 'true');
  await expectSoundCount(page, 0);
  await game.mark(2);
  await expectSoundCount(page, 1);
  await setTabVisibility(page, 'hidden');
  await game.cell(3).dispatchEvent('click');
  await game.expectCell(3, 'X');
  await setTabVisibility(page, 'visible');
  await game.mark(4);
  await expectSoundCount(page, 2);

  const memory = new MemoryPage(page);
  await memory.focusBoard();
  await memory.turn(1);
  await expectSoundCount(page, 3);
  await reload(page);
  await game.focusBoard();
  await expect(game.tool('Sound')).toHaveAttribute('aria-pressed', 'true');
  expect(await readVibrations()).toBe(0);
  await game.mark(5, 6, 7); // X wins
  await expect.poll(readVibrations).toBe(1);
});
