// Tests links that contain a game: sharing one, opening one, and what happens to an unfinished game.
import type { Locator, Page } from '@playwright/test';
import { getButton } from '#tests/e2e/support/arcade/first-move.ts';
import { scrollToCenter } from '#tests/e2e/support/scrolling.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const LINK = '/play/sudoku?variant=steady&seed=3f2a91';

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

/** Records what the page shares or copies, and returns a function that reads it. */
async function captureSharedText(page: Page, way: 'share' | 'copy'): Promise<() => Promise<string | null>> {
  await page.addInitScript((isShare) => {
    const record = async (text = '') => void (document.documentElement.dataset['handed'] = text);
    if (isShare) navigator.share = (data) => record(data?.text);
    else navigator.clipboard.writeText = record;
  }, way === 'share');
  return () => page.locator('html').getAttribute('data-handed');
}

test('two people play the same board, one by the link that the other copies', async ({ page, browser, baseURL }) => {
  const copied = await captureSharedText(page, 'copy');
  const stage = await openSudoku(page, '/play/sudoku');
  const board = await readCells(page);
  await stage.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(copied).toContain('/play/sudoku?variant=classic&seed=');
  const link = new URL(/https:\S+/.exec((await copied()) ?? '')?.[0] ?? '');

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), reducedMotion: 'reduce' });
  const friend = await context.newPage();
  const shared = await captureSharedText(friend, 'share');
  const theirs = await openSudoku(friend, link.pathname + link.search);
  expect(await readCells(friend)).toEqual(board);
  await theirs.getByRole('button', { name: 'More' }).click();
  await friend.getByRole('button', { name: 'Share Link' }).click();
  await expect.poll(shared).toContain(link.pathname + link.search);
  await context.close();
});

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
  await page.getByRole('dialog').getByRole('button', { name: 'New Game' }).click();
  await expect(notice).toContainText('the game you left');
  expect(await readCells(page)).toEqual(own);
  await expect(page).toHaveURL('/play/sudoku');
});

test('a challenge says what to beat, counts down to it, and is sent back with initials', async ({ page }) => {
  const handed = await captureSharedText(page, 'copy');
  await open(page, '/play/2048?variant=4x4&seed=3f2a91#beat=1240&by=ANI');
  const stage = page.getByRole('region', { name: '2048', exact: true });
  await expect(stage.locator('[data-notice]')).toHaveText('ANI: 1,240. Beat it.');
  await expect(stage).toContainText('To go: 1,240');
  await stage.locator('[data-board]').click();
  const result = stage.getByRole('region', { name: 'Result' });
  for (let turn = 0; turn < 500 && !(await result.isVisible()); turn += 1)
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(result).toContainText(/You beat ANI by|short of ANI's 1,240|Tied with ANI/);
  const initials = result.getByRole('textbox');
  await initials.click();
  await page.keyboard.type('r2op');
  await expect(initials).toHaveValue('ROP'); // the R did not start another game
  await result.getByRole('button', { name: 'Copy Result' }).click();
  await expect.poll(handed).toMatch(/variant=4x4&seed=3f2a91&v=\d+#beat=\d+&by=ROP$/);
  await result.getByRole('button', { name: 'Try Again' }).click();
  await expect(stage).toContainText('To go: 1,240');
  await expect(page).toHaveURL(/seed=3f2a91#beat=1240&by=ANI$/);
});
