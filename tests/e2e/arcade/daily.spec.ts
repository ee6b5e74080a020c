// Tests the daily boards: the card on the arcade page, midnight, the calendar, and the shared result.
import type { Locator, Page } from '@playwright/test';
import { dailyBoards } from '#app/content/data/parts.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { createDailyHistory, DAY, EVENING, findWordleAnswer } from '#tests/e2e/support/arcade/daily-boards.ts';
import { getButton } from '#tests/e2e/support/arcade/first-move.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, open, reload, skipWithout, test } from '#tests/e2e/support/fixtures.ts';

test.skip(!dailyBoards, 'The site has no daily boards');

/** How many boards the sets of most tests have. */
const SET = getDailySet(DAY).length;

const getDailyStage = (page: Page, title: string) => page.getByRole('region', { name: `Daily ${title}`, exact: true });
const getTodayRegion = (page: Page) => page.getByRole('region', { name: /^(Today|November \d+)$/ });

async function guess(page: Page, word: string): Promise<void> {
  await getDailyStage(page, 'Wordle').getByRole('textbox', { name: 'Your guess' }).fill(word);
  await page.keyboard.press('Enter');
}

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`apricot.mini-games.${name}`), key);

test('the card stands at home and at the head of the arcade, says what is done, and leads to a board', async ({ page }) => {
  skipWithout('Sudoku', 'Wordle');
  await page.clock.setFixedTime(EVENING);
  await seedStorage(page, { 'sudoku.daily': createDailyHistory('won', DAY) });
  await open(page, '/#mini-games');
  const card = page.getByRole('navigation', { name: 'Today' });
  await expect(page.getByRole('tab', { name: 'Wordle', exact: true })).toHaveAccessibleDescription("Today's puzzle");
  await expect(page.getByRole('tab', { name: 'Sudoku', exact: true })).not.toHaveAccessibleDescription(/Today/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(card.getByRole('link')).toHaveCount(SET);

  await open(page, '/play');
  await expect(card).toBeInViewport();
  await expect(card).toContainText(`1 of ${SET} done, next in 4 hr 0 min`);
  await expect(card.getByRole('link', { name: 'Sudoku, done: 3:25' })).toBeVisible();
  await card.getByRole('link', { name: 'Wordle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Wordle');
  await expect(getDailyStage(page, 'Wordle').getByRole('toolbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Game' })).toHaveCount(0);
  await expect(getTodayRegion(page)).toContainText(`No. 22, 1 of ${SET} done`);
});

test('a board that was begun before midnight counts for its day, and the new day has another one', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T23:58:00-08:00') });
  await open(page, '/play/wordle/daily');
  await getDailyStage(page, 'Wordle').getByRole('toolbar').waitFor();
  await guess(page, 'MOUSE');
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText("It's a new day")).toBeVisible();
  // This holds even after the player leaves the page and returns through the calendar.
  await open(page, `/play/wordle/daily?day=${DAY}`);
  await expect(getDailyStage(page, 'Wordle').getByLabel(/^M, /).first()).toBeAttached();
  await guess(page, await findWordleAnswer(DAY));
  const result = getDailyStage(page, 'Wordle').getByRole('region', { name: 'Result' });
  await page.clock.runFor(5000);
  await expect(result).toContainText('2/6');
  await expect(getTodayRegion(page)).toContainText(`No. 22, 1 of ${SET} done`);

  await open(page, '/play/wordle/daily');
  await expect(getTodayRegion(page)).toContainText(`No. 23, 0 of ${getDailySet(23).length} done`);
  await expect(getDailyStage(page, 'Wordle').getByRole('textbox', { name: 'Your guess' })).toBeVisible();
  await expect(page.getByText('Wordle streak', { exact: true }).locator('..')).toContainText('1');

  // A clock that was wrong and is set back takes the open page along.
  await page.clock.setSystemTime(EVENING);
  await page.clock.runFor(60_000);
  await expect(getTodayRegion(page)).toContainText(`No. ${DAY}, 1 of ${SET} done`);
  await expect(getDailyStage(page, 'Wordle')).toContainText('2/6');
});

test('the last board of a set says on a phone that the set is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install({ time: EVENING });
  const others = getDailySet(DAY).filter(({ game }) => game !== 'wordle');
  await seedStorage(page, Object.fromEntries(others.map(({ game }) => [`${game}.daily`, createDailyHistory('won', DAY)])));
  await open(page, `/play/wordle/daily?day=${DAY}#beat=99&by=ANI`); // more guesses than there are
  await getDailyStage(page, 'Wordle').getByRole('toolbar').waitFor();
  await guess(page, await findWordleAnswer(DAY));
  await page.clock.runFor(5000);
  const result = getDailyStage(page, 'Wordle').getByRole('region', { name: 'Result' });
  for (const text of ['1 day', `All ${SET} done!`]) await expect(result.getByText(text)).toBeInViewport({ ratio: 1 });
  await expect(getTodayRegion(page)).toContainText('Next set in 4 hr 0 min');
  await expect(result).not.toContainText('ANI');
});

test('the calendar leads to past days, beside the game that is under way; a day without the game offers others', async ({ page }) => {
  await page.clock.install({ time: EVENING });
  const setDigit = async (stage: Locator) => {
    await getButton(stage, /, empty$/).click();
    await page.keyboard.press('1');
    await page.clock.fastForward(1000); // soon it is saved
  };
  const readSavedEntries = async (key: string) => (JSON.parse((await readStored(page, key)) ?? 'null') as Save | null)?.entries;
  await open(page, '/play/sudoku');
  await setDigit(page.getByRole('region', { name: 'Sudoku', exact: true }));
  await expect.poll(() => readSavedEntries('sudoku.save')).toHaveLength(1);
  const entriesBefore = await readSavedEntries('sudoku.save');

  await open(page, '/play/sudoku/daily?day=999');
  const stage = getDailyStage(page, 'Sudoku');
  await expect(stage.locator('[data-notice]')).toContainText("isn't here yet");
  await page.getByRole('link', { name: 'November 18, not played' }).click();
  await expect(getTodayRegion(page)).toContainText(`No. 18, 0 of ${getDailySet(18).length} done`);
  await expect(stage.locator('[data-notice]')).toContainText('November 18');
  await setDigit(stage);
  await expect.poll(() => readSavedEntries('sudoku.day.18')).toHaveLength(1);
  expect(await readSavedEntries('sudoku.save')).toEqual(entriesBefore);

  await open(page, '/play/puzzle/daily');
  await expect(getDailyStage(page, 'Puzzle')).toContainText("isn't in today's set");
  await expect(getDailyStage(page, 'Puzzle')).toContainText('Tuesday, November 24');
  await expect(getDailyStage(page, 'Puzzle').getByRole('listitem').getByRole('link')).toHaveCount(SET);
});

test('the calendar turns from the month of today back to the first with boards, and no further', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-05T12:00:00-08:00');
  await open(page, '/play/sudoku/daily');
  const [previous, next] = ['Previous month', 'Next month'].map((name) => page.getByRole('button', { name }));
  for (const [button, month] of [
    [next, 'January 2027'],
    [previous, 'December 2026'],
    [previous, 'November 2026'],
    [previous, 'November 2026'],
    [next, 'December 2026'],
  ] as const) {
    await button?.press('Enter');
    await expect(page.getByText(month, { exact: true })).toBeVisible();
  }
});

test('a result is sent as text, a lost board is tried again, and the statistics know the days', async ({ page }) => {
  await page.clock.setFixedTime(EVENING);
  await seedStorage(page, {
    'sudoku.daily': createDailyHistory('won', DAY - 1, DAY),
    'minesweeper.daily': createDailyHistory('lost', DAY),
  });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await open(page, '/play/sudoku/daily');
  const stage = getDailyStage(page, 'Sudoku');
  await stage.getByRole('button', { name: 'Challenge' }).click();
  await stage.getByRole('button', { name: 'Send' }).click();
  const text = stage.getByRole('textbox', { name: /blocked copying/ });
  await expect(text).toHaveValue(/Sudoku No\. 22: 3:25\n🟩{10}\nhttps:.*\/play\/sudoku\/daily\?day=22#beat=205000$/u);
  await text.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Sudoku No. 22');

  // A device with a share sheet opens it.
  await page.addInitScript(() => {
    navigator.share = async (data) => void (document.documentElement.dataset['handed'] = data?.text);
  });
  await reload(page);
  await stage.getByRole('button', { name: 'Challenge' }).click();
  await page.keyboard.type('ani');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-handed', /by=ANI$/);
  await expect(stage.getByRole('button', { name: 'Change your initials' })).toHaveText('as ANI');

  await open(page, '/play/minesweeper/daily');
  const lost = getDailyStage(page, 'Minesweeper');
  await expect(page.getByRole('link', { name: 'November 22, Not this time', exact: true })).toBeVisible();
  await lost.getByRole('button', { name: 'Try Again' }).click();
  await expect(lost.getByRole('button', { name: /nearby|clear/ }).first()).toBeVisible();

  await open(page, '/play/statistics');
  const days = page.getByRole('region', { name: 'Day by Day' });
  await expect(days).toContainText('Sudoku: 2 in a row, best 2');
  await days.getByRole('button', { name: `November 21, 1 of ${getDailySet(21).length} done` }).click();
  await expect(days.getByRole('link', { name: 'Wordle' })).toHaveAttribute('href', '/play/wordle/daily?day=21');
});
