// Tests Hangman by keyboard, mouse and touch, and what it stores on the device.
import { HangmanPage, WORD } from '#tests/page-objects/hangman.page-object.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('by keyboard: letters open their places, nothing costs twice, and the last letter wins', async ({ page }) => {
  const game = await HangmanPage.open(page);
  await expect(game.status).toHaveText('6 lives left');
  await game.expectWord('______', 'blank blank blank blank blank blank');
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.key('Q')).toBeFocused();
  await page.keyboard.press('i');
  await expect(game.announcement).toHaveText('I: 1 found');
  await game.expectWord('___I__', 'blank blank blank I blank blank');
  await page.keyboard.press('x');
  await expect(game.announcement).toHaveText('X: not in the word, 5 lives left');
  await expect(game.status).toHaveText('5 lives left');
  await page.keyboard.press('X');
  await page.keyboard.press('Control+e');
  await page.keyboard.press('1');
  await game.expectWrongGuesses(1);
  await page.keyboard.type('codn');
  await game.expectWord('CODIN_', 'C O D I N blank');
  await page.keyboard.press('ArrowDown');
  await expect(game.key('A')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('g');
  await expect(game.status).toHaveText('You Won!');
  await expect(game.announcement).toHaveText('G: 1 found. You Won!');
  await game.expectWord(WORD, 'C O D I N G');
  await page.keyboard.type('e');
  await game.expectWrongGuesses(1);
});

test('by mouse: each wrong letter pops a balloon, the sixth one ends the game', async ({ page }) => {
  const game = await HangmanPage.open(page);
  await game.key('O').click();
  await expect(game.key('O')).toHaveAccessibleName('O, in the word');
  await expect(game.key('O')).toBeDisabled();
  for (const [index, letter] of [...'AEXYQ'].entries()) {
    expect(await game.panel.innerHTML()).not.toContain(WORD);
    await game.key(letter).click();
    await game.expectWrongGuesses(index + 1);
  }
  await expect(game.key('Q')).toHaveAccessibleName('Q, not in the word');
  // Enter starts no new game before this one ends.
  await page.keyboard.press('Enter');
  await game.expectWrongGuesses(5);
  await game.key('Z').click();
  await expect(game.status).toHaveText(`Game Over! The word was ${WORD}`);
  await game.expectWord(WORD, 'C missed O D missed I missed N missed G missed');
  await expect(game.result).toContainText('Better luck next time.');
  await game.waitForResult();
  await game.button('Look at the board').click();
  await expect(game.key('B')).toBeDisabled();
});

test('Enter or R starts the next game, with another word', async ({ page }) => {
  const game = await HangmanPage.open(page);
  const words = new Set<string>();
  for (const again of ['Enter', 'r']) {
    await game.key('Z').focus();
    await page.keyboard.type('zqxwkfbuhl');
    await expect(game.status).toHaveText(/^Game Over! The word was /);
    words.add(await game.status.innerText());
    await game.waitForResult();
    await page.keyboard.press(again);
    await game.expectWrongGuesses(0);
  }
  expect(words.size).toBe(2);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('tapped letters win, and the next word is another one', async ({ page }) => {
    const game = await HangmanPage.open(page);
    for (const letter of WORD) await game.key(letter).tap();
    await expect(game.status).toHaveText('You Won!');
    await game.playAgain('tap');
    await expect(game.status).toHaveText('6 lives left');
    await expect(game.panel.getByText('Streak: 1')).toBeVisible();
    await expect(game.panel.getByRole('img', { name: /^blank( blank)*$/ })).not.toHaveText('______');
  });
});
