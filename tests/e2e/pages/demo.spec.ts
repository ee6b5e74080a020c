// Tests the demos of the mobile games: each is played on a phone by touch, mouse and keyboard and kept over a reload, and a finished one
// offers the app.
import type { Page } from '@playwright/test';
import { rules as freeCell } from '#app/games/freecell/rules/rules.ts';
import { rules as spider } from '#app/games/spider/rules/rules.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { bot as freeCellBot } from '#tests/bots/freecell.ts';
import { bot as spiderBot } from '#tests/bots/spider.ts';
import type { Bot } from '#tests/bots/bot.ts';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

const SEED = 1;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Longer than all cards need to go home. */
const HOME_MS = 6000;

async function openDemo(page: Page, slug: string, title: string): Promise<Stage> {
  await fixSeed(page, SEED);
  const stage = new Stage(page, `Play ${title}`);
  await stage.visit(`/games/${slug}/play`);
  return stage;
}

/** The selectors of the first two cards that a bot moves, each pressed once. */
function findFirstCards<State, Move extends object, Options>(
  rules: Rules<State, Move, GameEvent, Options>,
  bot: Bot<State, Move>,
): readonly string[] {
  let state = rules.start(rules.variants[0].options, SEED);
  return [1, 2].map(() => {
    const move = bot.moves(state).find((candidate) => 'from' in candidate) as { from: number; count: number } | undefined;
    if (!move) throw new Error('The bot moves no card');
    const result = rules.play(state, { type: 'send', from: move.from, count: move.count } as never);
    if ('refused' in result) throw new Error(`Refused: ${result.refused}`);
    ({ state } = result);
    return `[data-pile="${move.from}"][data-count="${move.count}"]`;
  });
}

/** Where a covered card can be pressed. */
const CORNER = { position: { x: 8, y: 5 } };

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('Spider is played by touch, and waits', async ({ page }) => {
  const stage = await openDemo(page, 'spider-solitaire-go', 'Spider Solitaire Go');
  for (const card of findFirstCards(spider, spiderBot)) await stage.panel.locator(card).tap(CORNER);
  await expect(stage.figure('Moves')).toHaveText('Moves: 2');
  await reload(page);
  await expect(stage.figure('Moves')).toHaveText('Moves: 2');
});

test('FreeCell is played by mouse, and waits', async ({ page }) => {
  const stage = await openDemo(page, 'freecell-solitaire', 'FreeCell Solitaire');
  for (const card of findFirstCards(freeCell, freeCellBot)) await stage.panel.locator(card).click(CORNER);
  await expect(stage.figure('Moves')).toHaveText('Moves: 2');
  await reload(page);
  await expect(stage.figure('Moves')).toHaveText('Moves: 2');
});

test('Block Blitz is played by keyboard, and waits', async ({ page }) => {
  const stage = await openDemo(page, 'block-blitz-go', 'Block Blitz Go');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(stage.announcement).toHaveText(/^Placed /);
  await page.keyboard.press('2');
  for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const blocks = stage.panel.getByRole('group', { name: 'Blocks' }).getByRole('button');
  await expect(blocks).toHaveCount(1);
  await reload(page);
  await expect(blocks).toHaveCount(1);
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('arrow keys go to the piles at the sides of the columns', async ({ page }) => {
    const stage = await openDemo(page, 'freecell-solitaire', 'FreeCell Solitaire');
    const focused = stage.panel
      .getByRole('group')
      .filter({ has: page.locator(':focus') })
      .last();
    for (const [key, pile] of [
      ['End', 'Tableau 8'],
      ['ArrowRight', 'Foundation, spades'],
      ['ArrowDown', 'Foundation, hearts'],
      ['Home', 'Free cell 1'],
      ['ArrowDown', 'Free cell 2'],
      ['ArrowRight', 'Tableau 1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveAccessibleName(pile);
    }
  });
});

test('Solitaire Go plays the Klondike of the mini games', async ({ page }) => {
  const stage = await openDemo(page, 'solitaire-go', 'Solitaire Go');
  const stock = stage.panel.getByRole('group', { name: /^Stock/ }).getByRole('button');
  for (let draw = 0; draw < 2; draw += 1) await stock.tap();
  await open(page, '/play/solitaire');
  await expect(page.getByRole('group', { name: 'Stock, 22 cards' })).toBeVisible();
});

test('a game leads to its demo, and the demo back', async ({ page }) => {
  await open(page, '/games/spider-solitaire-go');
  await page.getByRole('region', { name: 'Play Now' }).getByRole('link', { name: 'Try It in Your Browser' }).click();
  await expect(page).toHaveURL('/games/spider-solitaire-go/play');
  await expect(page.getByRole('main').getByText('The app also has Velvet the spider')).toBeVisible();
  await page.getByRole('link', { name: 'More about Spider Solitaire Go' }).click();
  await expect(page).toHaveURL('/games/spider-solitaire-go');
});

for (const [device, options, expectOffer] of [
  [
    'a phone its own store',
    { userAgent: ANDROID },
    async (stage: Stage) => {
      await expect(stage.result.getByRole('link')).toHaveText(['Get it on Google Play']);
    },
  ],
  [
    'a computer a code for the phone beside it',
    { viewport: { width: 1280, height: 900 }, hasTouch: false },
    async (stage: Stage) => {
      await expect(stage.result.getByRole('img', { name: 'QR code for FreeCell Solitaire' })).toBeVisible();
      await expect(stage.result.getByRole('link')).toHaveAttribute('href', '/get/freecell-solitaire');
    },
  ],
] as const) {
  test.describe(() => {
    test.use(options);

    test(`a finished demo offers ${device}, once`, async ({ page }) => {
      const { seed, moves } = freeCellBot.wholeGame ?? { seed: SEED, moves: [] };
      await seedStorage(page, { 'freecell.save': createSave(freeCell, { seed, entries: moves.slice(0, -1) }) });
      await page.clock.install();
      const stage = await openDemo(page, 'freecell-solitaire', 'FreeCell Solitaire');
      await page.clock.pauseAt(Date.now() + 600_000);
      const finish = async () => {
        await stage.button('Finish').press('Enter');
        await page.clock.runFor(HOME_MS);
        await stage.waitForResult();
      };
      await finish();
      await expectOffer(stage);
      await stage.tool('Undo').press('Enter');
      await finish();
      await expect(stage.result.getByRole('link', { name: /Google Play|on your phone/ })).toHaveCount(0);
    });
  });
}
