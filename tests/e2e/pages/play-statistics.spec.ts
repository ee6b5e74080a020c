// Tests the statistics page of the mini games: display and deletion, all on the device.
import type { Page } from '@playwright/test';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { expect, LIVE_GAME, skipWithout, test, visit } from '#tests/e2e/support/fixtures.ts';

/** Stores data of an earlier visit: two games of Sudoku, three of Wordle, and an unfinished Tic Tac Toe with X in the center. */
async function storeEarlierVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('left')) return;
    sessionStorage.setItem('left', 'yes');
    const counts = { version: 1, streak: 0, longestStreak: 0, outcomes: {}, hinted: 0 };
    const emptyStatistics = { ...counts, bestScore: null, bestTimeMs: null, bestScoreTimeMs: null };
    const store = (key: string, value: unknown) => localStorage.setItem(`apricot.mini-games.${key}`, JSON.stringify(value));
    store('sudoku.statistics.classic', { ...emptyStatistics, played: 2, won: 2, streak: 2, longestStreak: 2, bestTimeMs: 61_000 });
    const outcomes = { 'guesses-3': 2, missed: 1 };
    store('wordle.statistics.hard', { ...emptyStatistics, played: 3, won: 2, longestStreak: 1, bestScore: 3, outcomes });
    const entries = [{ type: 'mark', cell: 4 }];
    const save = { version: 1, rules: 1, seed: 7, entries, elapsedMs: 0, counted: [], hints: 0, best: null };
    store('tic-tac-toe.save', { ...save, variant: 'two-players' });
  });
}

function getStatisticsRegion(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

/** The keys of what the mini games and the stars of games have stored. */
function listStored(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^apricot\.(mini-games|rating)/.test(key)));
}

test('each game tells its figures, none that is zero, and one or all are deleted after a yes', async ({ page }) => {
  skipWithout('/play/wordle');
  await storeEarlierVisit(page);
  await visit(page, '/play/statistics');
  const all = getStatisticsRegion(page, 'All Games');
  await expect(all.getByRole('img', { name: 'Game by game: Wordle 3, Sudoku 2' })).toBeVisible();
  await expect(getStatisticsRegion(page, 'Sudoku').getByText('1:01')).toBeVisible();
  const wordle = getStatisticsRegion(page, 'Wordle');
  await expect(wordle.getByRole('img', { name: 'Results: 3 guesses 2, Missed 1' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^(0|none)/ })).toHaveText(['0 (longest 1)']);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete Sudoku' }).click();
  await page.getByRole('button', { name: 'Keep It' }).click();
  await expect(getStatisticsRegion(page, 'Sudoku')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Sudoku' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(getStatisticsRegion(page, 'Sudoku')).toHaveCount(0);
  await expect(getStatisticsRegion(page, 'Wordle')).toBeVisible();
  await expect(all).toBeFocused();
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Everything' }).click();
  await expect(all).toBeFocused();
  expect(await listStored(page)).toEqual([]);

  await visit(page, LIVE_GAME.path);
  await page.getByRole('radio', { name: '4 stars' }).click();
  await visit(page, '/play/statistics');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Everything' }).click();
  await expect(page.getByRole('button', { name: 'Delete Everything' })).toHaveCount(0);
  expect(await listStored(page), 'not even stars').toEqual([]);
  await all.getByRole('link', { name: 'Pick a game' }).click();
  await expect(page).toHaveURL('/play');
});
