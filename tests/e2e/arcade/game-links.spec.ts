// Tests links that contain a game: sharing one, opening one, and what happens to an unfinished game.
import type { Locator, Page } from '@playwright/test';
import { READY_AFTER_MS, TOAST_READ_MS } from '#app/game-kit/stage/press-guard.ts';
import { getButton } from '#tests/e2e/support/arcade/first-move.ts';
import { scrollToCenter } from '#tests/e2e/support/scrolling.ts';
import { TetrisPage } from '#tests/games/tetris/page-object.ts';
import { content, expect, open, test } from '#tests/e2e/support/fixtures.ts';

const LINK = '/play/sudoku?variant=medium&seed=3f2a91';

const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
};

const getStage = (page: Page) => page.getByRole('region', { name: 'Sudoku', exact: true });

async function openSudoku(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const stage = getStage(page);
  await stage.getByRole('toolbar').waitFor();
  await scrollToCenter(stage.locator('[data-board]'));
  return stage;
}

/** The label or text of every cell of the board. */
function readCells(page: Page): Promise<string[]> {
  const cells = getStage(page).locator('[data-cell]');
  return cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? cell.textContent));
}

/** Enters a digit in the first empty cell. Conflicting digits stay as well. */
async function setDigit(page: Page, digit: string): Promise<void> {
  await getButton(getStage(page), /, empty$/).click();
  await page.keyboard.press(digit);
}

/** Loses a game of 2048. By script, as it takes hundreds of presses. */
function lose2048(stage: Locator): Promise<void> {
  return stage.evaluate(async (element) => {
    const isOver = () => element.querySelector('[role="status"]')?.textContent === 'Game Over!';
    for (let turn = 0; turn < 500 && !isOver(); turn += 1)
      for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await Promise.resolve(); // shows the move
      }
  });
}

/** Keeps the text that a button hands over, as `data-handed` of the root element. */
function keepWhatIsHanded(page: Page) {
  return page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void (document.documentElement.dataset['handed'] = text);
  });
}

test('a game under way waits while the game of a link is played, and comes back after it', async ({ page }) => {
  const notice = getStage(page).locator('[data-notice]');
  await openSudoku(page, '/play/sudoku');
  await setDigit(page, '1');
  const own = await readCells(page);

  await openSudoku(page, LINK);
  await expect(notice).toContainText('Yours is saved');
  await setDigit(page, '2');
  expect(await readCells(page)).not.toEqual(own);
  await getStage(page).getByRole('button', { name: 'New Game' }).click();
  await expect(notice).toContainText('the game you left');
  expect(await readCells(page)).toEqual(own);
  await expect(page).toHaveURL('/play/sudoku');
});

test('a challenge is shown before its game, counts down, and goes on to the next friend with all results', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await keepWhatIsHanded(page);
  await open(page, '/play/2048?variant=4x4&seed=3f2a91#beat=900000&by=ANI&beat=8&by=BOB');
  const card = page.getByRole('dialog');
  await expect(card).toHaveAccessibleName(/^ANI scored 900,000 points .* with the arrow keys/);
  await expect(card).toContainText('BOB 8');
  await card.getByRole('button', { name: 'Beat It' }).click();
  const stage = page.getByRole('region', { name: '2048', exact: true });
  await expect(stage.locator('[data-notice]')).toHaveText('ANI: 900,000. Beat it.');
  await expect(stage).toContainText('To go: 900,000');
  const result = stage.getByRole('region', { name: 'Result' });
  await lose2048(stage);
  await page.clock.fastForward(TOAST_READ_MS);
  await expect(result).toContainText(/ANI leads by [\d,]+\./);
  await expect(result.getByRole('list').last().getByRole('listitem')).toHaveText([/^ANI/, /^You/, /^BOB/]);
  await page.clock.fastForward(READY_AFTER_MS);
  await result.getByRole('button', { name: 'Challenge' }).click();
  await expect(result.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('r2op');
  await expect(result.getByRole('textbox')).toHaveValue('ROP'); // the R did not start another game
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-handed', /seed=3f2a91&v=\d+#beat=900000&by=ANI&beat=\d+&by=ROP&beat=8&by=BOB$/);
  const link = new URL(/https:\S+/.exec((await page.locator('html').getAttribute('data-handed')) ?? '')?.[0] ?? '');
  await result.getByRole('button', { name: 'Try Again' }).click();
  await expect(stage).toContainText('To go: 900,000');
  await expect(page).toHaveURL(/seed=3f2a91#beat=900000&by=ANI&beat=8&by=BOB$/);

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await open(friend, link.pathname + link.search + link.hash);
  await expect(friend.getByRole('dialog').getByRole('listitem')).toHaveText([/^ROP/, /^BOB/]);
  await context.close();
});

test('a result that cannot be is no challenge, and says so', async ({ page }) => {
  await open(page, '/play/2048?variant=4x4&seed=3f2a91#beat=999999999&by=ANI');
  const stage = page.getByRole('region', { name: '2048', exact: true });
  await expect(stage.locator('[data-notice]')).toContainText("can't happen");
  await expect(stage).toContainText('Best: 0');
});

test('whoever just wants to play leaves the challenge with its card', async ({ page }) => {
  await open(page, '/play/snake?seed=d7#beat=120&by=ANI');
  await page.getByRole('dialog').getByRole('button', { name: 'Just Play' }).click();
  const stage = page.getByRole('region', { name: 'Snake', exact: true });
  await expect(stage.locator('[data-board] :focus')).toHaveCount(1);
  await expect(stage.getByRole('button', { name: 'Start' })).toBeHidden();
  await expect(stage).not.toContainText('To go');
  await expect(page).toHaveURL('/play/snake');
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, stubsOtherSites: true });

  test("a friend's link begins at the first press, a loss can be sent, and a second one leads to the store", async ({ page }) => {
    await keepWhatIsHanded(page);
    const game = await TetrisPage.open(page, undefined, '/play/tetris?seed=7ea#beat=120&by=ANI');
    const way = content.findWayHome('tetris');
    const wayHome = game.panel.getByRole('link', { name: way?.text ?? '', exact: true });
    const drop = async () => {
      await page.keyboard.press('Space');
      await page.clock.runFor(100);
    };
    const lose = async () => {
      for (let drops = 0; drops < 30 && (await game.status.innerText()) !== 'Game Over!'; drops += 1) await drop();
      await page.clock.runFor(TOAST_READ_MS);
      await game.waitForResult();
      await expect(game.result).toContainText(/^ANI leads by /);
    };

    await expect(page.getByRole('dialog')).toHaveAccessibleName(/^ANI scored 120 points in Tetris\. ./);
    await page.getByRole('button', { name: 'Beat It' }).tap();
    await expect(game.button('Start')).toBeHidden();
    await expect(game.field).toBeFocused();
    for (const keys of ['lll', 'llll', 'lll', '', 'lll', 'lll', 'rrr']) {
      await game.playByKeys(keys);
      await drop();
    }
    await expect(game.panel).toContainText('To go: 80');
    await lose();
    await expect(wayHome).toHaveCount(0);
    await game.button('Challenge').tap();
    await page.keyboard.type('bob');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-handed', /#beat=120&by=ANI&beat=40&by=BOB$/);

    await game.button('Try Again').tap();
    await page.clock.runFor(100);
    await expect(game.result).toBeHidden();
    await lose();
    await expect(game.result).toBeInViewport({ ratio: 1 });
    if (!way) return;
    await expect(wayHome).toBeInViewport({ ratio: 1 });
    const [field, link] = await Promise.all([game.field.boundingBox(), wayHome.boundingBox()]);
    expect(link?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
    await wayHome.tap();
    await expect(page).toHaveURL(way.stores.android ?? way.path);
  });
});
