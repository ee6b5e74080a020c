// Tests Wordle by keyboard and touch, its modes, and the words that load late.
import { expect, phoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { ANSWER, WordlePage } from './page-object.ts';
import { REVEAL_MS } from '#app/games/wordle/text.ts';

/** The word list files of the Unlimited variant. */
const UNLIMITED_WORDS = /\/(answers|guesses)-[^/]*\.js$/;

test('by keyboard guesses are marked and told, and the answer, which was nowhere on the page, wins', async ({ page }) => {
  const game = await WordlePage.open(page);
  await game.textBox.focus();
  await game.type('crane');
  await game.expectRow(1, ['C, present', 'R, present', 'A, correct', 'N, absent', 'E, present']);
  for (const name of ['C, present', 'A, correct', 'N, absent', 'Q'])
    await expect(game.panel.getByRole('button', { name, exact: true })).toBeVisible();
  expect(await game.panel.innerHTML()).not.toContain(ANSWER);
  // Types the second guess while the first one is still being revealed.
  await game.type('react');
  await expect(game.status).toHaveText('You Won!');
  await game.button('Look at the board').click();
  await expect(game.panel.getByRole('button', { name: 'R, correct', exact: true })).toBeDisabled();
  await game.type('again');
  await expect(game.row(3).getByRole('img')).toHaveCount(0);
});

test('a guess that is short or no word keeps its letters and costs no try, wherever the focus is while it is typed', async ({ page }) => {
  const game = await WordlePage.open(page);
  await game.textBox.fill('CRAN');
  await game.button('Guess').click();
  await expect(game.notice).toHaveText('Enter five letters.');
  await expect(game.textBox).toHaveValue('CRAN');
  await game.textBox.fill('');
  await game.key('Q').focus();
  await page.keyboard.press('ArrowRight');
  await expect(game.key('W')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(game.key('S')).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('cranes');
  await expect(game.textBox).toHaveValue('CRANE');
  await page.keyboard.press('Enter');
  await expect(game.announcement).toHaveText(/^Guess 1, CRANE: /);
  await expect(game.textBox).toHaveValue('');
  // Chromium gives the focus back without a caret when the mouse closes a dialog.
  await game.button('More').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the game' }).click();
  await page.keyboard.type('pi');
  await expect(game.textBox).toHaveValue('PI');
});

test('hard mode insists on what was found, until it is left', async ({ page }) => {
  const game = await WordlePage.open(page);
  // The second answer is SCORE.
  await game.chooseVariant('Hard mode');
  await game.textBox.focus();
  await game.type('crane');
  await game.type('moist');
  await expect(game.notice).toHaveText('Hard mode: letter 5 has to be E.');
  await game.button('Leave hard mode').press('Enter');
  await expect(game.button('Leave hard mode')).toBeHidden();
  await expect(game.textBox).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.announcement).toHaveText(/^Guess 2, MOIST: /);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('status, keys, listeners, result and confetti wait for the last turned tile, and only for that', async ({ page }) => {
    await page.clock.install();
    const game = await WordlePage.open(page);
    await game.textBox.focus();
    await page.clock.pauseAt(Date.now() + 60_000);
    await game.type('crane');
    await page.clock.runFor(REVEAL_MS - 1);
    await expect(game.status).toHaveText('Guess 1 of 6');
    await expect(game.announcement).not.toHaveText(/CRANE/);
    await expect(game.key('C')).toHaveAccessibleName('C');
    await page.clock.runFor(1);
    await expect(game.status).toHaveText('Guess 2 of 6');
    await expect(game.announcement).toHaveText(/^Guess 1, CRANE: /);
    await expect(game.key('C')).toHaveAccessibleName('C, present');

    // When the player types faster than the reveal, the previous row is announced first.
    await game.type('sloth');
    await game.type(ANSWER);
    await expect(game.status).toHaveText('Guess 3 of 6');
    await expect(game.announcement).toHaveText(/^Guess 2, SLOTH: /);
    await page.clock.runFor(REVEAL_MS - 1);
    const confetti = page.locator('body > canvas');
    await expect(game.result).toBeHidden();
    await expect(confetti).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(game.status).toHaveText('You Won!');
    await expect(game.result).toBeVisible();
    await expect(confetti).not.toHaveCount(0);
  });
});

phoneTest("keys on the screen do everything without the phone's keyboard, and the result leads to today's board", async ({ page }) => {
  await page.clock.install();
  const game = await WordlePage.open(page);
  await expect(game.textBox).toHaveAttribute('inputmode', 'none');
  for (const letter of 'RED') await game.key(letter).tap();
  await game.button('Backspace').tap();
  for (const letter of 'ACT') await game.key(letter).tap();
  await expect(game.textBox).toHaveValue(ANSWER);
  await game.button('Guess').tap();
  await expect(game.status).toHaveText('You Won!');
  await game.waitForResult();
  await expect(game.result.getByRole('group', { name: 'Your games so far' })).toBeVisible();
  await game.result.getByRole('link', { name: 'Play Today’s Wordle' }).tap();
  await expect(page).toHaveURL('/play/wordle/daily');
});

test('the words of Unlimited come with it, and the result of Classic offers it', async ({ page }) => {
  await page.clock.install();
  let requests = 0;
  page.on('request', (request) => (requests += UNLIMITED_WORDS.test(request.url()) ? 1 : 0));
  const game = await WordlePage.open(page);
  await game.textBox.focus();
  await game.type(ANSWER);
  await game.waitForResult();
  expect(requests).toBe(0);
  await game.result.getByRole('button', { name: 'Unlimited' }).click();
  await expect(game.variants.locator('option:checked')).toHaveText('Unlimited');
  await game.textBox.focus();
  await game.type('xqzjk');
  await expect(game.notice).toHaveText('Not in our word list');
  expect(requests).toBe(2);
});
