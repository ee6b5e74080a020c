// Tests the toasts of a game: in place of the status line, where no board and no control is.
import type { Locator } from '@playwright/test';
import { TOAST_READ_MS } from '#app/game-kit/stage/press-guard.ts';
import { TetrisPage } from '#tests/games/tetris/page-object.ts';
import { findCovered } from '#tests/e2e/support/arcade/measure-stage.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The words of a toast that are broken across lines, clipped or off screen. */
function findClippedWords(toast: Locator): Promise<string[]> {
  return toast.evaluate((element) => {
    const clipped: string[] = [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const [box, ...more] = range.getClientRects();
        const isWhole = box && more.length === 0 && box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
        if (!isWhole || left < 0 || right > innerWidth) clipped.push(word[0]);
      }
    }
    return clipped;
  });
}

test('a toast covers nothing, takes no press, keeps its words whole, and is gone when the card comes', async ({ page }) => {
  const game = await TetrisPage.open(page, 'Step by step');
  const toast = game.panel.locator('[data-toast] p');
  await game.button('Start').click();
  while ((await game.status.innerText()) !== 'Game Over!') await game.playByKeys('D');
  await expect(toast).toContainText('Game Over!');
  await expect(toast).toHaveCSS('pointer-events', 'none');
  // The longest words of all toasts.
  await toast.evaluate((text) => {
    text.querySelector('b')?.replaceChildren('Congratulations!');
    text.querySelector('span')?.replaceChildren('You won this board. Keep playing for more.');
  });
  for (const size of parseSizes('320×568 390×664 844×390 1280×720')) {
    await page.setViewportSize(size);
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect.soft(await findCovered(toast, 'button, select, [data-field]'), JSON.stringify(size)).toEqual([]);
    expect.soft(await findClippedWords(toast), JSON.stringify(size)).toEqual([]);
  }
  await expect(game.result).toHaveCount(0);
  await page.clock.runFor(TOAST_READ_MS);
  await expect(game.result).toBeVisible();
  await expect(toast).toHaveCount(0);
  await game.playAgain();
  await expect(game.status).toHaveText('Score: 0');
  await expect(toast).toHaveCount(0);
});
