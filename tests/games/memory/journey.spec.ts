// Tests Memory by mouse, touch and keyboard, with a fixed deal.
import { MISMATCH_MS, MemoryPage, PAIRS } from './page-object.ts';
import { expect, phoneTest, test } from '#tests/e2e/support/fixtures.ts';

test('MEM3 MEM5 two different cards are a move and turn back after a second; the last one pressed meanwhile follows', async ({ page }) => {
  const game = await MemoryPage.open(page);
  await game.turn(5);
  await expect(game.announcement).toHaveText('Card 5, castle');
  await expect(game.figure('Moves')).toHaveText('Moves: 0');
  await game.turn(9);
  await expect(game.announcement).toHaveText('Not a match: castle and apricot, cards 5 and 9');
  await expect(game.figure('Moves')).toHaveText('Moves: 1');
  await game.turn(12, 6);
  await game.expectCard(12, 'face down');
  await game.expectCard(6, 'face down, turns next');
  await expect(game.notice).toBeEmpty();
  await page.clock.runFor(MISMATCH_MS - 1);
  await game.expectCard(5, 'castle');
  await page.clock.runFor(1);
  await game.expectCard(6, 'castle');
  await game.expectCard(5, 'face down');
  await expect(game.announcement).toHaveText('Card 6, castle');
  await game.turn(1, 2);
  await game.tool('Pause').click();
  await game.resume.click();
  await page.clock.runFor(MISMATCH_MS);
  await game.expectAllFaceDown();
});

test('MEM10 MEM13 cards keep their places, and give nothing away while face down, even after they were open', async ({ page }) => {
  const game = await MemoryPage.open(page);
  const drawnCards = () =>
    game.cards.evaluateAll((cards) =>
      cards.map((card) =>
        card.outerHTML.replaceAll(/Card \d+|--place: ?\d+|data-cell="\d+"|tabindex="-?\d"| data-(latest|play)="true"/g, ''),
      ),
    );
  expect(new Set(await drawnCards()).size).toBe(1);
  await game.turn(1, 2);
  expect(new Set(await drawnCards()).size).toBe(3);
  await page.clock.runFor(2 * MISMATCH_MS);
  expect(new Set(await drawnCards()).size).toBe(1);
  await page.mouse.move(0, 0); // a hovered card rises a little
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const rows = await game.cards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().y)));
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect(new Set(rows).size).toBe(3);
  }
});

test('a whole game is played by keyboard alone, where a held key turns one card', async ({ page }) => {
  const game = await MemoryPage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.card(1)).toBeFocused();
  let place = 1;
  const go = async (card: number) => {
    const rows = Math.ceil(card / 4) - Math.ceil(place / 4);
    const columns = ((card - 1) % 4) - ((place - 1) % 4);
    for (let step = 0; step < Math.abs(rows); step += 1) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(columns); step += 1) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(game.card(card)).toBeFocused();
    place = card;
  };
  await page.keyboard.press('Enter');
  await go(2);
  await page.keyboard.down('Enter');
  await page.clock.runFor(MISMATCH_MS);
  await page.keyboard.down('Enter'); // a repeat: the key was not released
  await game.expectAllFaceDown();
  await page.keyboard.up('Enter');
  for (const [index, { cards }] of PAIRS.entries()) {
    for (const card of cards) {
      await go(card);
      await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
    }
  }
  await expect(game.status).toHaveText('You won in 7 moves!');
  await expect(game.announcement).toHaveText('Pair: cheese, 6 of 6. You won in 7 moves!');
  await expect(game.figure('Best')).toHaveText('Best: 7');
  await game.playAgain('Enter');
  await game.expectAllFaceDown();
});

phoneTest('two players share a board, where two different cards pass the turn and a pair keeps it', async ({ page }) => {
  const game = await MemoryPage.open(page);
  await game.chooseVariant('Two players');
  await expect(game.cards).toHaveCount(20);
  await expect(game.status).toHaveText('Player 1, your turn');
  for (const pair of [7, 8]) await game.card(pair).tap();
  await expect(game.status).toHaveText('Player 1, your turn');
  await expect(game.figure('Player 1')).toHaveText('Player 1: 1');
  for (const different of [1, 2]) await game.card(different).tap();
  await expect(game.status).toHaveText('Player 2, your turn');
});
