// Tests the demos of the mobile games: played on a phone and kept over a reload; a finished one offers the app.
import type { Page } from '@playwright/test';
import { rules as freeCell } from '#app/games/freecell/rules/rules.ts';
import { rules as solitaire } from '#app/games/solitaire/rules/rules.ts';
import { hints as spiderHints } from '#app/games/spider/hints.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules as spider } from '#app/games/spider/rules/rules.ts';
import { bot as freeCellBot } from '#tests/games/freecell/bot.ts';
import { STUCK_GAME } from '#tests/games/solitaire/stuck-game.ts';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { DEMO_GAME, expect, findGame, reload, test, visit } from '#tests/e2e/support/fixtures.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

/** A seed at which Block Blitz begins with blocks that fit below each other; any seed does for the others. */
const SEED = 1;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Longer than all cards need to go home. */
const HOME_MS = 6000;

/** Goes to the demo that plays the game with this id. */
async function visitDemo(page: Page, id: string): Promise<Stage> {
  const { path, title } = findGame(({ demo }) => demo?.game === id);
  const stage = new Stage(page, `Play ${title}`);
  await visit(page, `${path}/play`);
  await stage.focusBoard();
  return stage;
}

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });
test.beforeEach(({ page }) => fixSeed(page, SEED));

test('a demo is played by touch, mouse and keyboard, and waits for its player', async ({ page }) => {
  const spiderStage = await visitDemo(page, 'spider');
  const stock = spiderStage.panel.getByRole('group', { name: /^Stock/ }).getByRole('button');
  for (let deal = 0; deal < 2; deal += 1) await stock.tap();
  await expect(spiderStage.figure('Moves')).toHaveText('Moves: 2');

  const freeCellStage = await visitDemo(page, 'freecell');
  const { panel } = freeCellStage;
  await panel.getByRole('button', { name: 'Deal number…' }).tap();
  const dealNumber = panel.getByRole('textbox', { name: /^Deal number/ });
  await expect(dealNumber).toBeFocused();
  await dealNumber.fill('32001');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Enter a number from 1 to 32,000.')).toBeVisible();
  await dealNumber.fill('617');
  await panel.getByRole('button', { name: 'Deal', exact: true }).tap();
  await expect(freeCellStage.figure('Deal')).toHaveText('Deal: 617');
  // The last card of a column goes home or to a free cell.
  for (const name of ['Tableau 1', 'Tableau 2']) await freeCellStage.panel.getByRole('group', { name }).getByRole('button').last().click();
  await expect(freeCellStage.figure('Moves')).toHaveText('Moves: 2');
  await reload(page);
  await expect(freeCellStage.figure('Moves')).toHaveText('Moves: 2');

  const blocksStage = await visitDemo(page, 'block-blitz');
  for (const key of ['1', 'Enter']) await page.keyboard.press(key);
  await expect(blocksStage.announcement).toHaveText(/^Placed /);
  await page.keyboard.press('2');
  for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const blocks = blocksStage.panel.getByRole('group', { name: 'Blocks' }).getByRole('button');
  await expect(blocks).toHaveCount(1);
  await reload(page);
  await expect(blocks).toHaveCount(1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(blocks).toBeInViewport({ ratio: 1 });
  expect((await blocks.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await visitDemo(page, 'spider');
  await expect(spiderStage.figure('Moves')).toHaveText('Moves: 2');
});

test('SPI15 cards of Spider are in large print on a narrow table, those of FreeCell only if the player wants it', async ({ page }) => {
  const expectLarge = async (stage: Stage, isLarge: boolean) => {
    const card = stage.panel.locator('[data-card]').last();
    const measureRank = (face: Element) => {
      const { height } = face.querySelector('svg path')?.getBoundingClientRect() ?? { height: 0 };
      return height / face.getBoundingClientRect().width;
    };
    await expect.poll(async () => (await card.evaluate(measureRank)) > 0.41).toBe(isLarge);
  };
  const spiderStage = await visitDemo(page, 'spider');
  await expectLarge(spiderStage, true);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectLarge(spiderStage, false);
  await page.setViewportSize({ width: 390, height: 664 });
  const freeCellStage = await visitDemo(page, 'freecell');
  await expectLarge(freeCellStage, false);
  await freeCellStage.chooseOption('Large print');
  await expectLarge(freeCellStage, true);
});

test('a game leads to its demo and back, and a demo of a mini game is that mini game', async ({ page }) => {
  await visit(page, DEMO_GAME.path);
  await page.getByRole('region', { name: 'Play Now' }).getByRole('link', { name: 'Try It in Your Browser' }).click();
  await expect(page).toHaveURL(`${DEMO_GAME.path}/play`);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: DEMO_GAME.heading }).click();
  await expect(page).toHaveURL(DEMO_GAME.path);

  const stage = await visitDemo(page, 'solitaire');
  const stock = stage.panel.getByRole('group', { name: /^Stock/ }).getByRole('button');
  for (let draw = 0; draw < 2; draw += 1) await stock.tap();
  const readFelt = () => page.locator('[data-stage]').evaluate((table) => getComputedStyle(table).backgroundImage);
  const { accent } = findGame(({ demo }) => demo?.game === 'solitaire');
  const felt = await readFelt();
  const [red, green, blue] = [1, 3, 5].map((digit) => Number.parseInt(accent.slice(digit, digit + 2), 16));
  expect(felt, 'the felt of the app').toContain(`rgb(${red}, ${green}, ${blue})`);
  await visit(page, '/play/solitaire');
  await expect(page.getByRole('group', { name: 'Stock, 22 cards' })).toBeVisible();
  expect(await readFelt()).not.toBe(felt);
});

/** A deal of one suit that the hints cannot win: its seed, and their moves. Hints that learn to win the first one get another. */
function findStuckSpider() {
  for (let seed = 57; ; seed += 1) {
    const moves: SpiderMove[] = [];
    let state = spider.start(spider.variants[0].options, seed);
    for (let [move] = spiderHints.moves(state); move; [move] = spiderHints.moves(state)) {
      const result = spider.play(state, move);
      if ('refused' in result) throw new Error(result.refused ?? '');
      moves.push(move);
      ({ state } = result);
    }
    if (spiderHints.isStuck?.(state)) return { seed, entries: moves };
  }
}

test('G17 a demo tells in sight that no useful move is left, and the button for the losing move covers no card', async ({ page }) => {
  await seedStorage(page, {
    'solitaire.save': createSave(solitaire, { seed: STUCK_GAME.seed, entries: STUCK_GAME.moves }),
    'spider.save': createSave(spider, findStuckSpider()),
  });
  for (const id of ['solitaire', 'spider']) {
    const { panel, status } = await visitDemo(page, id);
    for (const viewport of parseSizes('390×664 320×568 844×390 1280×720')) {
      await page.setViewportSize(viewport);
      await expect(panel.getByRole('toolbar').getByText(await status.innerText()), id).toBeInViewport({ ratio: 1 });
      const button = panel.getByRole('button', { name: 'The Losing Move' });
      await expect(button).toBeInViewport({ ratio: 1 });
      const covered = await button.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const others = document.querySelectorAll(
          '[data-card], [data-pile], [data-line] li, [role="toolbar"] :is(b, button, select + span)',
        );
        return [...others]
          .filter((other) => {
            const { top, right, bottom, left, width } = other.getBoundingClientRect();
            const isColumn = other.matches('[data-pile]:has([data-card])'); // as high as the table
            return !isColumn && width > 0 && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
          })
          .map((other) => other.outerHTML.slice(0, 120));
      });
      expect(covered, `${id} ${viewport.width} × ${viewport.height}`).toEqual([]);
    }
  }
});

test('a finished demo offers a computer a code for the phone beside it, and a phone its own store, once', async ({ page }) => {
  const freeCellGame = findGame(({ demo }) => demo?.game === 'freecell');
  const { seed, moves } = freeCellBot.wholeGame ?? { seed: SEED, moves: [] };
  const last = moves.at(-1);
  await page.clock.install();
  /** Makes the last move, after which the cards go home by themselves. */
  const finish = async (stage: Stage) => {
    await stage.panel.locator(`[data-pile="${last?.from}"][data-count="${last?.count}"]`).press('Enter');
    await page.clock.runFor(HOME_MS);
    await stage.waitForResult();
  };
  const openAlmostFinished = async (): Promise<Stage> => {
    await seedStorage(page, { 'freecell.save': createSave(freeCell, { seed, entries: moves.slice(0, -1) }) });
    const stage = new Stage(page, `Play ${freeCellGame.title}`);
    await stage.visit(`${freeCellGame.path}/play`);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
    await finish(stage);
    return stage;
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const computer = await openAlmostFinished();
  const cascade = computer.panel.locator('canvas');
  await expect(cascade).toBeVisible();
  expect(await cascade.boundingBox(), 'the cascade fills the table').toEqual(await cascade.locator('..').boundingBox());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(computer.panel.getByRole('toolbar').getByText(await computer.status.innerText()), 'the end is in sight').toBeVisible();
  await expect(computer.result.getByRole('img', { name: `QR code for ${freeCellGame.heading}` })).toBeVisible();
  await expect(computer.result.getByRole('link')).toHaveAttribute('href', `/get/${freeCellGame.slug}`);

  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript((userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }), ANDROID);
  await page.clock.resume();
  const phone = await openAlmostFinished();
  await expect(phone.panel.locator('canvas')).toHaveCount(0);
  await expect(phone.result.getByRole('link')).toHaveText(['Get it on Google Play']);
  await phone.tool('Undo').press('Enter');
  await page.clock.runFor(HOME_MS);
  await expect(phone.result).toBeHidden();
  await finish(phone);
  await expect(phone.result.getByRole('link', { name: /Google Play|on your phone/ })).toHaveCount(0);
});
