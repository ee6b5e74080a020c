// Tests links that contain a game: sharing one, opening one, and what happens to an unfinished game.
import type { Locator, Page } from '@playwright/test';
import { HangmanPage } from '#tests/page-objects/hangman.page-object.ts';
import { scrollToCenter } from '#tests/e2e/support/scrolling.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

const LINK = '/play/sudoku?variant=steady&seed=3f2a91';

function getStage(page: Page): Locator {
  return page.getByRole('region', { name: 'Sudoku', exact: true });
}

async function openSudoku(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const stage = getStage(page);
  await stage.getByRole('toolbar').waitFor();
  await scrollToCenter(stage.locator('[data-board]'));
  return stage;
}

/** The label or text of every cell of the board. */
function readCells(page: Page): Promise<string[]> {
  return getStage(page)
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent));
}

/** Enters a digit in the first empty cell. Conflicting digits stay as well. */
async function setDigit(page: Page, digit: string): Promise<void> {
  await getStage(page)
    .getByRole('button', { name: /, empty$/ })
    .first()
    .click();
  await page.keyboard.press(digit);
}

/** Records what the page shares or copies, and returns a function that reads it. */
async function captureSharedText(page: Page, way: 'share' | 'copy'): Promise<() => Promise<string>> {
  await page.addInitScript((isShare) => {
    const record = (text: string) => {
      document.documentElement.dataset['handed'] = text;
      return Promise.resolve();
    };
    if (isShare) navigator.share = (data) => record(data?.text ?? '');
    else navigator.clipboard.writeText = record;
  }, way === 'share');
  return async () => (await page.locator('html').getAttribute('data-handed')) ?? '';
}

test('two people play the same board: one shares it, the other opens the link in a browser of their own', async ({
  page,
  browser,
  baseURL,
}) => {
  const copied = await captureSharedText(page, 'copy');
  const stage = await openSudoku(page, '/play/sudoku');
  const board = await readCells(page);
  await stage.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(copied).toContain('/play/sudoku?variant=classic&seed=');
  const link = new URL(/https:\S+/.exec(await copied())?.[0] ?? '');

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await openSudoku(friend, link.pathname + link.search);
  expect(await readCells(friend)).toEqual(board);
  await context.close();
});

test("the device's own share sheet is asked where there is one", async ({ page }) => {
  const shared = await captureSharedText(page, 'share');
  const stage = await openSudoku(page, LINK);
  await stage.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share Link' }).click();
  await expect.poll(shared).toContain(LINK);
});

test('a game under way waits while the game of a link is played, and both are kept', async ({ page }) => {
  const notice = getStage(page).locator('[data-notice]');
  await openSudoku(page, '/play/sudoku');
  await setDigit(page, '1');
  const own = await readCells(page);

  await openSudoku(page, LINK);
  await expect(notice).toContainText('Yours is saved');
  await setDigit(page, '2');
  const linked = await readCells(page);
  expect(linked).not.toEqual(own);
  await expect(notice).toBeEmpty();

  await openSudoku(page, '/play/sudoku');
  expect(await readCells(page)).toEqual(own);
  await openSudoku(page, LINK);
  expect(await readCells(page)).toEqual(linked);

  await getStage(page).getByRole('button', { name: 'New Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New Game' }).click();
  await expect(notice).toContainText('the game you left');
  expect(await readCells(page)).toEqual(own);
  await expect(page).toHaveURL('/play/sudoku');
  await reload(page);
  await getStage(page).getByRole('toolbar').waitFor();
  expect(await readCells(page)).toEqual(own);
});

test('the result of a link stays while the own game behind it is still on its way', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  const game = await HangmanPage.open(page);
  await game.chooseVariant('Animals');
  await expect(game.variants.locator('option:checked')).toHaveText('Animals');
  await game.key('E').click();
  const words = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/assets\/animals-/, async (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    await words.promise;
    await route.continue();
  });
  await open(page, '/play/hangman?variant=classic&seed=2');
  await game.focusBoard();
  for (const letter of 'ZQXJKV') await game.key(letter).click();
  await game.playAgain();
  await expect(game.announcement).toHaveText('Loading Animals…');
  await expect(game.button('Play Again')).toBeVisible();
  words.resolve();
  await expect(game.result).toHaveCount(0);
  await expect(game.key('E')).toHaveAccessibleName(/^E, /);
});

test('a damaged link and one for earlier rules get a game all the same, and say why', async ({ page }) => {
  const notice = getStage(page).locator('[data-notice]');
  await openSudoku(page, '/play/sudoku?variant=steady&seed=nonsense');
  await expect(notice).toContainText("doesn't work");
  await openSudoku(page, '/play/sudoku?variant=steady&seed=3f2a91&v=0');
  await expect(notice).toContainText('rules have changed');
  await expect(getStage(page).getByRole('button', { name: /, empty$/ })).toHaveCount(40);
});
