// Tests sound and vibration: off until the player turns them on, and then on in every game.
import type { Page } from '@playwright/test';
import { MemoryPage } from '#tests/page-objects/memory.page-object.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';
import { expect, reload, test } from '#tests/e2e/support/fixtures.ts';
import { setTabVisibility } from '#tests/e2e/support/tab-visibility.ts';

declare global {
  interface Window {
    soundCount: number;
    vibrations: unknown[];
  }
}

test.beforeEach(async ({ page }) => {
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
});

function expectSoundCount(page: Page, count: number): Promise<void> {
  return expect.poll(() => page.evaluate(() => window.soundCount)).toBe(count);
}

test('games are silent until their player turns the sound on, which counts for all of them and for the next visit', async ({ page }) => {
  const game = await TicTacToePage.open(page, '/play');
  await game.mark(1);
  await expect(game.tool('Sound')).toHaveAttribute('aria-pressed', 'false');
  await game.tool('Sound').click();
  await expect(game.tool('Sound')).toHaveAttribute('aria-pressed', 'true');
  await expectSoundCount(page, 0);
  await game.mark(2);
  await expectSoundCount(page, 1);
  const memory = new MemoryPage(page);
  await memory.focusBoard();
  await memory.turn(1);
  await expectSoundCount(page, 2);
  await reload(page);
  await game.focusBoard();
  await game.mark(3);
  await expectSoundCount(page, 1);
  await game.tool('Sound').click();
  await game.mark(4);
  await game.expectMarks(4);
  await expectSoundCount(page, 1);
});

test('a hidden tab is silent', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.tool('Sound').click();
  await game.mark(1);
  await expectSoundCount(page, 1);
  await setTabVisibility(page, 'hidden');
  await game.cell(2).dispatchEvent('click');
  await game.expectCell(2, 'O');
  await setTabVisibility(page, 'visible');
  await game.mark(3);
  await expectSoundCount(page, 2);
});

test('vibration has a switch of its own', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.openMoreDialog();
  await game.moreDialog.getByRole('checkbox', { name: 'Vibration' }).check();
  await game.closeMoreDialog();
  await game.mark(1, 4, 2, 5, 3);
  await expect.poll(() => page.evaluate(() => window.vibrations.length)).toBe(1);
  await expectSoundCount(page, 0);
});

test('a synthesizer that does not come spoils nothing', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route('**/assets/synthesizer-*', (route) => route.abort());
  const game = await TicTacToePage.open(page);
  await game.tool('Sound').click();
  await game.mark(1, 2);
  await game.expectMarks(2);
  await expectSoundCount(page, 0);
});
