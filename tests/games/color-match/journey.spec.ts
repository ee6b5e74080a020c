// Tests whole games of Color Match, by keyboard and touch.
import { expect, phoneTest, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';
import { ColorMatchPage } from './page-object.ts';

test('a game by keyboard alone, its prompts and its last seconds told, its result kept', async ({ page }) => {
  const game = await ColorMatchPage.open(page);
  await game.button('Start').focus();
  await page.keyboard.press('Enter');
  await expect(game.announcement).toHaveText(/^30 seconds\. Word: \w+\. Ink: \w+\.$/);
  await game.advanceClock(500);
  await game.answerByKey(true);
  await expect(game.announcement).toHaveText(/^Right\. Word: \w+\. Ink: \w+\.$/);
  await game.answerByKey(false);
  await game.expectFigures({ Score: 1, Best: 0, Time: 28 });
  await game.advanceClock(18_000);
  await expect(game.announcement).toHaveText('10 seconds left!');
  await game.advanceClock(9_500);
  await expect(game.status).toHaveText('Game Over!');
  await expect(game.prompt).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await game.expectFigures({ Score: 1, Best: 1, Time: 0 });
  for (const figure of ['Wrong: 1', 'Accuracy: 50%']) await expect(game.result.getByText(figure)).toBeVisible();
});

test('one answer counts for each prompt: held keys and both buttons at once do not', async ({ page }) => {
  const game = await ColorMatchPage.open(page);
  await game.button('Start').click();
  const key = (await game.answerButton(true)) === 'Match' ? 'ArrowRight' : 'ArrowLeft';
  for (let count = 0; count < 4; count += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
  await game.expectFigures({ Score: 1, Time: 30 });
  const first = await game.answerButton(true);
  await game.panel.evaluate((panel, name) => {
    const buttons = [...panel.querySelectorAll('button')].filter(({ textContent }) => textContent.includes('Match'));
    // Clicks the right button first, and the wrong one in the same task.
    for (const button of buttons.toSorted((a) => (a.textContent.startsWith(name) ? -1 : 1))) button.click();
  }, first);
  await game.expectFigures({ Score: 2, Time: 30 });
});

phoneTest('COL15 the answers stand directly under the cards, and nothing moves at a score of two digits', async ({ page }) => {
  const game = await ColorMatchPage.open(page);
  const readPlaces = async () => {
    const boxes = [game.panel.locator('[data-deck]'), game.button('No Match'), game.button('Match')].map((part) => part.boundingBox());
    return Promise.all(boxes);
  };
  await game.button('Start').tap();
  const sizes = parseSizes('390×664 360×640');
  const before = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const [cards, ...answers] = await readPlaces();
    for (const answer of answers) expect((answer?.y ?? 0) - (cards?.y ?? 0) - (cards?.height ?? 0)).toBeLessThan(36);
    before.push([cards, ...answers]);
  }
  for (let count = 0; count < 10; count += 1) await game.answerByKey(true);
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    expect(await readPlaces()).toEqual(before[index]);
    const countLines = (status: Element) => {
      const range = document.createRange();
      range.selectNodeContents(status);
      return range.getClientRects().length;
    };
    expect(await game.status.evaluate(countLines)).toBe(1);
  }
});

smallPhoneTest('a relaxed game by touch, with the inks told by patterns and initials', async ({ page }) => {
  const game = await ColorMatchPage.open(page);
  await game.chooseVariant('Relaxed, 60 seconds');
  await game.expectFigures({ Time: 60 });
  await game.chooseOption('Show ink patterns and initials');
  await game.button('Start').tap();
  for (let count = 0; count < 3; count += 1) {
    const [, initial] = /Ink: (\w)/.exec(await game.prompt.innerText()) ?? [];
    await expect(game.panel.getByText(initial?.toUpperCase() ?? '', { exact: true }).first()).toBeVisible();
    await game.button(await game.answerButton(true)).tap();
  }
  await game.expectFigures({ Score: 3, Time: 60 });
});
