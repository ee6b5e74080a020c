// Whole games of Solitaire by mouse, by keyboard and by touch, and what happens on the way.
import { reload, expect, test } from './site.ts';
import { GRAB, playSteps, SHORT_GAME, Solitaire, type Hands } from './solitaire.ts';

// The whole table fits the screen, so that nothing scrolls while it is played.
test.use({ viewport: { width: 1280, height: 1000 } });

// Some hundred moves of a whole game take their time on a busy machine.
test.describe.configure({ timeout: 90_000 });

const CORNER = { position: GRAB };

/** Plays the short game until its last cards can go home by themselves, and lets them. */
async function finish(game: Solitaire): Promise<void> {
  await game.button('Finish').press('Enter');
  await expect(game.status).toHaveText(/Moved|go home/);
  await game.page.clock.runFor(5000);
  await expect(game.status).toHaveText('You won! All 52 cards are home. Score: 625');
  await expect(game.page.getByText('Congratulations!')).toBeVisible();
}

test('a whole game is won by mouse, with taps and a drag', async ({ page }) => {
  await page.clock.install();
  const game = await Solitaire.open(page);
  const mouse: Hands = {
    draw: (times) => game.draw(times),
    send: (card) => game.card(card).click(CORNER),
    move: (card, column) => game.dragAndDrop(card, `Tableau ${column}`),
  };
  await playSteps(mouse, SHORT_GAME);
  await finish(game);
  await expect(game.panel.locator('canvas')).toBeHidden();
  await game.button('Undo').click();
  await expect(game.button('Finish')).toBeVisible();
});

test('a whole game is won by keyboard alone, and its cards leap', async ({ page }) => {
  await page.clock.install();
  const game = await Solitaire.open(page);
  await game.stock.focus();
  const keyboard: Hands = {
    async draw(times) {
      for (let count = 0; count < times; count += 1) await page.keyboard.press('d');
    },
    async send(card) {
      await game.card(card).focus();
      await page.keyboard.press('Enter');
    },
    async move(card, column) {
      await game.card(card).focus();
      await page.keyboard.press('Space');
      while (!(await game.pile(`Tableau ${column}`).locator(':focus').count())) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  };
  await playSteps(keyboard, SHORT_GAME);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await finish(game);
  await expect(game.panel.locator('canvas')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(game.panel.locator('canvas')).toHaveCSS('opacity', '0');
  await game.button('Play Again').press('Enter');
  await expect(game.pile('Stock, 24 cards')).toBeVisible();
  await game.expectScore(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } }); // a phone

  test('a whole game is won, with a second tap where a card has two places', async ({ page }) => {
    await page.clock.install();
    const game = await Solitaire.open(page);
    const finger: Hands = {
      async draw(times) {
        const point = await game.stockPoint();
        for (let count = 0; count < times; count += 1) await page.touchscreen.tap(...point);
      },
      async send(card) {
        await page.clock.fastForward(400); // no double tap
        await game.card(card).tap(CORNER);
      },
      async move(card, column) {
        await game.card(card).tap(CORNER);
        await game.pile(`Tableau ${column}`).getByRole('button').last().tap();
        await game.expectIn(card, `Tableau ${column}`);
      },
    };
    await playSteps(finger, SHORT_GAME);
    await finish(game);
  });
});

test('the keyboard goes from card to card, picks up, chooses, lets go and draws', async ({ page }) => {
  const game = await Solitaire.open(page);
  await game.button('New Game').focus();
  await page.keyboard.press('Tab');
  await expect(game.stock).toBeFocused();
  await page.keyboard.press('d');
  await expect(game.pile('Stock, 23 cards')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(game.pile('Tableau 1').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(game.pile('Tableau 7').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(game.pile('Foundation 4').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(game.button('New Game')).toBeFocused();
});

test('cards that are flicked to a pile before they are painted in the hand lie there', async ({ page }) => {
  const game = await Solitaire.open(page);
  await game.draw(5);
  const to = await game.pile('Foundation 1').boundingBox();
  if (!to) throw new Error('The foundation cannot be seen');
  // All in one go: no frame comes between.
  await game.card('AS').evaluate((card, { x, y }) => {
    const { left, top } = card.getBoundingClientRect();
    const start = { pointerId: 1, isPrimary: true, bubbles: true, cancelable: true, buttons: 1, clientX: left + 9, clientY: top + 6 };
    card.dispatchEvent(new PointerEvent('pointerdown', start));
    card.dispatchEvent(new PointerEvent('pointermove', { ...start, clientX: left - 40 }));
    card.dispatchEvent(new PointerEvent('pointerup', { ...start, buttons: 0, clientX: x + 9, clientY: y + 6 }));
  }, to);
  await game.expectIn('AS', 'Foundation 1');
  await game.expectScore(10);
});

test('dragged cards follow the pointer, come back with the reason where they are refused, and let Escape and a lost pointer take them back', async ({
  page,
}) => {
  const game = await Solitaire.open(page);
  await game.dragAndDrop('4S', 'Tableau 7');
  await expect(game.status).toHaveText('4 of spades does not go on Jack of diamonds.');
  await game.expectIn('4S', 'Tableau 2');
  await game.drag('4S', 'Tableau 5');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await game.expectIn('4S', 'Tableau 2');
  await expect(game.panel.getByRole('button', { name: 'Resume' })).toBeHidden();
  await game.drag('4S', 'Tableau 5');
  await game.pile('Table').dispatchEvent('pointercancel', { pointerId: 1 });
  await page.mouse.up();
  await game.expectIn('4S', 'Tableau 2');

  await game.dragAndDrop('4S', 'Tableau 5');
  await expect(game.status).toHaveText('Moved 4 of spades to 5 of hearts, turned up Jack of hearts. Score: 5');
  await game.drag('5H', 'Foundation 2');
  const foundation = await game.pile('Foundation 2').boundingBox();
  const [leader, follower] = await Promise.all([game.card('5H').boundingBox(), game.card('4S').boundingBox()]);
  expect(leader?.x).toBeCloseTo(foundation?.x ?? 0, 0);
  expect(leader?.y).toBeCloseTo(foundation?.y ?? 0, 0);
  expect(follower?.x).toBeCloseTo(foundation?.x ?? 0, 0);
  await game.pile('Table').dispatchEvent('pointerup', { pointerId: 99, isPrimary: false });
  expect(await game.card('5H').boundingBox()).toEqual(leader);
  await page.mouse.up();
  await expect(game.status).toHaveText('Only one card at a time goes to a foundation.');
  await game.expectIn('5H', 'Tableau 5');
  await game.expectIn('4S', 'Tableau 5');
});

test('a tap without a place says so, and a card of a foundation goes back to a column by two taps', async ({ page }) => {
  const game = await Solitaire.open(page);
  await game.card('JD').click();
  await expect(game.status).toHaveText('There is no place for Jack of diamonds.');
  await playSteps(
    { draw: (times) => game.draw(times), send: (card) => game.card(card).click(CORNER), move: async () => {} },
    SHORT_GAME.slice(0, 11),
  );
  await game.expectScore(75);
  await game.card('3D').click();
  await expect(game.panel.getByText('Picked up 3 of diamonds. It can go to 4 of spades in column 5.')).toBeAttached();
  await game.card('4S').click(CORNER);
  await game.expectIn('3D', 'Tableau 5');
  await game.expectScore(75);
});

test('an unfinished game goes on after a reload, and everything can be taken back', async ({ page }) => {
  const game = await Solitaire.open(page);
  await game.draw(25);
  await expect(game.pile('Stock, 24 cards')).toBeVisible();
  await game.draw(5);
  await game.card('AS').click();
  await game.expectScore(10);
  await reload(page);
  await game.wake();
  await game.expectScore(10);
  await game.expectIn('AS', 'Foundation 1');
  await game.button('Undo').click();
  await game.expectScore(0);
  await game.expectIn('AS', 'Waste');
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('Control+z');
  await expect(game.pile('Stock, 24 cards')).toBeVisible();
  await expect(game.pile('Waste').getByRole('button', { name: 'Empty waste' })).toBeVisible();
  await expect(game.status).toHaveText('A fresh deal, and it can be won. Score: 0');
});

test('hints point out good moves in turn and say why', async ({ page }) => {
  const game = await Solitaire.open(page);
  await game.button('Hint').click();
  const first = await game.status.textContent();
  expect(first).toMatch(/ goes to | from the stock/);
  await game.button('Hint').click();
  await expect(game.status).not.toHaveText(first ?? '');
});

test('the deck comes in four colors and in large print', async ({ page }) => {
  const game = await Solitaire.open(page);
  const ink = (signs: string) => game.card(signs).evaluate((card) => getComputedStyle(card.querySelector('path') ?? card).stroke);
  const rankHeight = async () => (await game.card('4S').locator('path').first().boundingBox())?.height ?? 0;
  expect(await ink('KC')).toBe(await ink('4S'));
  expect(await ink('8H')).toBe(await ink('9D'));
  const height = await rankHeight();
  await game.panel.getByText('Options', { exact: true }).click();
  await game.panel.getByLabel('Four-color deck').check();
  await game.panel.getByLabel('Large print').check();
  expect(new Set([await ink('KC'), await ink('4S'), await ink('8H'), await ink('9D')]).size).toBe(4);
  expect(await rankHeight()).toBeGreaterThan(height * 1.3);
});
