// Tests Hangman by keyboard and touch.
import { HangmanPage, WORD } from './page-object.ts';
import { expect, phoneTest, test } from '#tests/e2e/support/fixtures.ts';

test('by keyboard letters open their places, nothing costs twice, and the last letter wins', async ({ page }) => {
  const game = await HangmanPage.open(page);
  await game.expectWord('______', 'blank, blank, blank, blank, blank, blank');
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.key('Q')).toBeFocused();
  await page.keyboard.press('i');
  await expect(game.announcement).toHaveText('I. Blank, blank, blank, I, blank, blank.');
  await game.expectWord('___I__', 'blank, blank, blank, I, blank, blank');
  await page.keyboard.press('x');
  await expect(game.announcement).toHaveText('X: not in the word, 5 lives left');
  for (const key of ['X', 'Control+e', '1']) await page.keyboard.press(key);
  await game.expectWrongGuesses(1);
  await page.keyboard.type('codn');
  await page.keyboard.press('ArrowDown');
  await expect(game.key('A')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('g');
  await expect(game.status).toHaveText('You Won!');
  await game.expectWord(WORD, 'C, O, D, I, N, G');
  await page.keyboard.type('e');
  await expect(game.key('E')).toHaveAccessibleName('E');
});

phoneTest('a wrong letter pops a balloon, the sixth ends the game and shows the word', async ({ page }) => {
  const game = await HangmanPage.open(page);
  await game.key('O').tap();
  await expect(game.key('O')).toHaveAccessibleName('O, in the word');
  await expect(game.key('O')).toBeDisabled();
  for (const [index, letter] of [...'AEXYQ'].entries()) {
    expect(await game.panel.innerHTML()).not.toContain(WORD);
    await game.key(letter).tap();
    await game.expectWrongGuesses(index + 1);
  }
  await expect(game.key('Q')).toHaveAccessibleName('Q, not in the word');
  await game.key('Z').tap();
  await expect(game.status).toHaveText(`Game Over! The word was ${WORD}`);
  await game.expectWord(WORD, 'C missed, O, D missed, I missed, N missed, G missed');
});
