// Tests Memory by mouse and keyboard, with a fixed deal.
import { MISMATCH_MS, MemoryPage } from './page-object.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('MEM3 MEM5 two different cards are a move and turn back after a second; the last one pressed meanwhile follows', async ({ page }) => {
  const game = await MemoryPage.open(page);
  await game.turn(5, 9);
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

test('G7 by keyboard a held key turns one card', async ({ page }) => {
  const game = await MemoryPage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.down('Enter');
  await expect(game.figure('Moves')).toHaveText('Moves: 1');
  await page.clock.runFor(MISMATCH_MS);
  await page.keyboard.down('Enter'); // a repeat: the key was not released
  await game.expectAllFaceDown();
});
