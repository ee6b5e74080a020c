// Tests whole games of Solitaire by mouse, keyboard and touch, and their special cases.
import { expect, phoneTest, reload, test } from '#tests/e2e/support/fixtures.ts';
import { hints } from '#app/games/solitaire/hints.ts';
import { getCardName, GRAB_OFFSET, playSteps, SolitairePage, type StepActions } from './page-object.ts';
import { getScrollTop, waitForFrame } from '#tests/e2e/support/scrolling.ts';
import { parsePairs } from '#tests/e2e/support/tables.ts';
import { getCenter, Touch } from '#tests/e2e/support/touch.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { SHORT_GAME } from './short-game.ts';
import { STUCK_GAME } from './stuck-game.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { createLine } from '#app/games/solitaire/solver/line.ts';
import { solve } from '#app/games/solitaire/solver/solver.ts';

// The whole table must fit the window, so that nothing scrolls.
test.use({ viewport: { width: 1280, height: 1000 } });

const CORNER = { position: GRAB_OFFSET };

/** Longer than any game up to this point, because the clock cannot be paused at a time in the past. */
const LONG_MS = 600_000;

/** Finishes the short game automatically. The page's clock must be paused. */
async function finish(game: SolitairePage): Promise<void> {
  await game.button('Finish').press('Enter');
  await expect(game.announcement).toHaveText('The last cards are moving to the foundations');
  const won = 'You won! All 52 cards are on the foundations. Score: 625';
  while ((await game.announcement.innerText()) !== won) await game.page.clock.runFor(500);
  await expect(game.status).toHaveText('You won!');
}

test('KLO8 a whole game is won by keyboard alone, celebrated and counted once; undo reopens it without another win', async ({ page }) => {
  await page.clock.install();
  const game = await SolitairePage.open(page);
  const [cascade, confetti, toast] = [game.panel.locator('canvas'), page.locator('body > canvas'), page.getByText('Congratulations!')];
  await game.stock.focus();
  const keyboard: StepActions = {
    async draw(times) {
      for (let count = 0; count < times; count += 1) await page.keyboard.press('d');
    },
    send: (card) => game.card(card).press('Enter'),
    async move(card, column) {
      await game.card(card).press('Space');
      await expect(game.panel.getByText(/^Picked up .+ It can go onto /)).toBeAttached();
      while (!(await game.pile(`Tableau ${column}`).locator(':focus').count())) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  };
  await playSteps(keyboard, SHORT_GAME);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt(Date.now() + LONG_MS);
  await finish(game);
  await expect(cascade).toBeVisible();
  // Toast and confetti load lazily with the first celebration.
  await expect(toast).toBeVisible();
  await expect.poll(() => page.clock.runFor(50).then(() => confetti.count())).toBe(1);
  await page.clock.fastForward(20_000);
  await page.clock.runFor(5000);
  await expect(cascade.or(toast).or(confetti)).toHaveCount(0);

  await game.tool('Undo').press('Enter');
  await expect(game.result.or(cascade)).toHaveCount(0);
  await finish(game);
  await page.clock.runFor(500);
  await expect(game.result).toBeVisible();
  await expect(cascade.or(confetti).or(toast)).toHaveCount(0);
  await game.expectStatistics({ Played: '1', Won: '1' });
});

phoneTest(
  'cards go where they are tapped, by a second tap to one of two places, a double tap takes one, and felt scrolls nothing',
  async ({ page }) => {
    await page.clock.install();
    const game = await SolitairePage.open(page);
    const finger: StepActions = {
      async draw(times) {
        const point = await game.stockPoint();
        for (let count = 0; count < times; count += 1) await page.touchscreen.tap(...point);
      },
      async send(card) {
        await page.clock.fastForward(400); // long enough not to count as a double tap
        await game.card(card).tap(CORNER);
      },
      async move(card, column) {
        await game.card(card).tap(CORNER);
        await game.pile(`Tableau ${column}`).getByRole('button').last().tap();
        await game.expectCardIn(card, `Tableau ${column}`);
      },
    };
    await playSteps(finger, SHORT_GAME.slice(0, SHORT_GAME.indexOf('9D')));
    await game.expectScore(75);

    // Of two taps within 0.3 s the second means the card that has gone, not the one below.
    const [card, below] = ['AS', '6H'];
    await page.clock.fastForward(20_000); // of play, to be asked
    await game.tool('New Game').tap();
    await game.newGameDialog.getByRole('button', { name: 'New Game' }).tap();
    await finger.draw(5);
    const waste = game.pile('Waste').getByRole('button').last();
    await expect(waste).toHaveAccessibleName(getCardName(card));
    await page.clock.pauseAt(Date.now() + LONG_MS);
    await waste.tap();
    await page.clock.runFor(299);
    await waste.tap();
    await expect(waste).toHaveAccessibleName(getCardName(below));
    await expect(game.notice).toBeEmpty();
    await page.clock.runFor(300);
    await waste.tap();
    await expect(game.notice).toHaveText(`${getCardName(below)} has nowhere to go.`);
    await expect(game.status).toHaveText('Foundations: 1 of 52');

    const felt = await game.pile('Table').boundingBox();
    const [x, y] = [(felt?.x ?? 0) + (felt?.width ?? 0) / 2, (felt?.y ?? 0) + (felt?.height ?? 0) - 20];
    const [touch, top] = [await Touch.create(page), await getScrollTop(page)];
    await touch.send('touchStart', { x, y });
    for (const up of [20, 60, 120]) await touch.send('touchMove', { x, y: y - up });
    await touch.send('touchEnd');
    await waitForFrame(page);
    expect(await getScrollTop(page)).toBe(top);
  },
);

test('the table is one stop of the Tab key, where keys go from pile to pile and draw', async ({ page }) => {
  const game = await SolitairePage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.stock).toBeFocused();
  for (const key of ['ArrowRight', 'd']) await page.keyboard.press(key);
  await expect(game.pile('Stock, 23 cards')).toBeVisible();
  await expect(game.pile('Waste').locator(':focus[data-pile]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  for (const [key, pile] of parsePairs('ArrowDown: Tableau 1, End: Tableau 7, ArrowUp: Foundation 4')) {
    await page.keyboard.press(key);
    await expect(game.pile(pile).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(game.tool('More')).toBeFocused();
});

test('dragged cards follow the pointer, come back if refused or canceled, and stay where they are flicked', async ({ page }) => {
  const game = await SolitairePage.open(page);
  await game.dragAndDrop('4S', 'Tableau 7');
  await expect(game.notice).toHaveText("4 of spades can't go on Jack of diamonds.");
  await game.expectCardIn('4S', 'Tableau 2');
  await game.drag('4S', 'Tableau 5');
  await game.pile('Table').dispatchEvent('pointercancel', { pointerId: 1 });
  await game.expectCardIn('4S', 'Tableau 2');
  await page.mouse.up();

  await game.dragAndDrop('4S', 'Tableau 5');
  await game.expectScore(5);
  await game.drag('5H', 'Foundation 2');
  const foundation = await game.pile('Foundation 2').boundingBox();
  const [leader, follower] = await Promise.all([game.card('5H').boundingBox(), game.card('4S').boundingBox()]);
  expect(leader?.x).toBeCloseTo(foundation?.x ?? 0, 0);
  expect(leader?.y).toBeCloseTo(foundation?.y ?? 0, 0);
  expect(follower?.x).toBeCloseTo(foundation?.x ?? 0, 0);
  await game.pile('Table').dispatchEvent('pointerup', { pointerId: 99, isPrimary: false });
  expect(await game.card('5H').boundingBox()).toEqual(leader);
  await page.mouse.up();
  await expect(game.notice).toHaveText('Foundations take one card at a time.');
  await game.expectCardIn('5H', 'Tableau 5');
  await game.expectCardIn('4S', 'Tableau 5');

  await game.draw(5);
  // Dispatches all events in one task, so that no frame is rendered in between.
  await game.card('AS').evaluate(
    (card, { x, y }) => {
      const { left, top } = card.getBoundingClientRect();
      const start = { pointerId: 1, isPrimary: true, bubbles: true, cancelable: true, buttons: 1, clientX: left + 9, clientY: top + 6 };
      card.dispatchEvent(new PointerEvent('pointerdown', start));
      card.dispatchEvent(new PointerEvent('pointermove', { ...start, clientX: left - 40 }));
      card.dispatchEvent(new PointerEvent('pointerup', { ...start, buttons: 0, clientX: x + 9, clientY: y + 6 }));
    },
    await getCenter(game.pile('Foundation 1')),
  );
  await game.expectCardIn('AS', 'Foundation 1');
});

test('KLO16 a hint comes from the solver in a worker, and from the rule where the worker does not come', async ({ page, pageErrors }) => {
  const seed = 0x98_dc_8a_71; // a seed where the solver and the simple hint rule choose different first moves
  const start = rules.start(rules.variants[0].options, seed);
  const [first] = createLine(start, solve(start).steps ?? []);
  const [ruled] = hints.moves(start);
  if (!first || !ruled) throw new Error('The deal can be won');
  await page.clock.install();
  const game = await SolitairePage.open(page, seed);
  // With the clock paused, the worker cannot time out.
  await page.clock.pauseAt(Date.now() + LONG_MS);
  const worker = page.waitForEvent('worker');
  await game.tool('Hint').click();
  await worker;
  await expect(game.notice).toHaveText(hints.why(start, first));

  pageErrors.expect(/ERR_FAILED/);
  await page.clock.resume();
  await page.route(/\/assets\/(ask-)?worker-/, (route) => route.abort());
  await reload(page);
  await game.focusBoard();
  await game.tool('Hint').click();
  await expect(game.notice).toHaveText(hints.why(start, ruled));
});

test('the deck comes in four colors and in large print', async ({ page }) => {
  const game = await SolitairePage.open(page);
  const ink = (signs: string) => game.card(signs).evaluate((card) => getComputedStyle(card.querySelector('path') ?? card).stroke);
  const rankHeight = async () => (await game.card('4S').locator('path').first().boundingBox())?.height ?? 0;
  expect(await ink('KC')).toBe(await ink('4S'));
  expect(await ink('8H')).toBe(await ink('9D'));
  const height = await rankHeight();
  await game.chooseOption('Four-color deck');
  await game.chooseOption('Large print');
  expect(new Set([await ink('KC'), await ink('4S'), await ink('8H'), await ink('9D')]).size).toBe(4);
  expect(await rankHeight()).toBeGreaterThan(height * 1.3);
});

test('G17 KLO19 a stuck game is searched until the player stops it, says that it does not know without its worker, and asks before it goes back', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const held: (() => Promise<void>)[] = [];
  let requests = 0;
  await page.route('**/assets/worker-*.js', async (route) => {
    if (requests < 2) held.push(() => route.abort());
    else if (requests === 2) await route.abort();
    else await route.continue();
    requests += 1;
  });
  await seedStorage(page, { 'solitaire.save': createSave(rules, { seed: STUCK_GAME.seed, entries: STUCK_GAME.moves }) });
  const game = new SolitairePage(page);
  await game.visit();
  await expect(game.status).toHaveText('No more useful moves.');
  const [goBack, stop] = [game.button('The Losing Move'), game.button('Searching… Stop')];
  await goBack.click();
  await expect.poll(() => requests).toBe(1);
  await game.tool('Undo').click();
  await page.keyboard.press('Control+y');
  await expect(goBack).toBeVisible();
  await goBack.click();
  await expect.poll(() => requests).toBe(2);
  await stop.click();
  await expect(goBack).toBeVisible();
  await Promise.all(held.map((abort) => abort()));
  await goBack.click();
  await game.button("I can't tell which move lost it.").click();
  const question = page.getByRole('dialog', { name: 'Go back 11 moves?' });
  await expect(question.getByRole('button', { name: 'Stay Here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await goBack.press('Enter');
  await question.getByRole('button', { name: 'Go Back' }).press('Enter');
  await expect(game.notice).toHaveText("After the 3 of spades went onto 4 of hearts, the 4 of hearts couldn't go to its foundation.");
  await expect(game.status).toHaveText('Foundations: 4 of 52');
  await game.expectFocusOnBoard();
});
