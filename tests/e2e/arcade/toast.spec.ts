// Tests the toasts of a game: over the stage or, in landscape, beside the board.
import type { Locator } from '@playwright/test';
import { TetrisPage } from '#tests/page-objects/tetris.page-object.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

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

test('a toast keeps its words whole, lies beside the board in a low window, and ends with its game', async ({ page }) => {
  const game = await TetrisPage.open(page, 'Step by step');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const pollToastCount = () => expect.poll(() => page.clock.runFor(100).then(() => toast.count()));
  await game.button('Start').click();
  await game.dropToTheTop();
  await pollToastCount().toBe(1);
  await expect(toast).toContainText('Game Over!');
  expect(await findClippedWords(toast)).toEqual([]);
  // The longest word of all toasts.
  await toast.getByText('Game Over!').evaluate((title) => title.replaceChildren('Congratulations!'));
  expect(await findClippedWords(toast)).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [toastBox, boardBox] = await Promise.all([toast.boundingBox(), game.field.boundingBox()]);
  expect(toastBox?.x).toBeGreaterThanOrEqual((boardBox?.x ?? Infinity) + (boardBox?.width ?? 0));
  expect(await findClippedWords(toast)).toEqual([]);

  await game.playAgain();
  await expect(game.status).toHaveText('Score: 0');
  await expect(toast).toHaveCount(0);
  // The dismissed toast does not come back with the toast of the next game.
  await game.dropToTheTop();
  await pollToastCount().toBe(1);
});
