// Tests pages that a browser's translator rewrites: nothing breaks, and every change shows (see support/translator.ts for what fails a test).
import type { Locator, Page } from '@playwright/test';
import { ALL_GAMES, selectAndResumeGame } from '#tests/e2e/support/arcade/arcade.ts';
import { createFinishedSaves } from '#tests/e2e/support/arcade/create-saves.ts';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';
import { translatePages } from '#tests/e2e/support/translator.ts';

const DAY = 22; // Sunday, November 22, 2026
const EVENING = new Date('2026-11-22T20:00:00-08:00');
const WON = { result: 'won', score: null, elapsedMs: 205_000, hints: 0, drawing: null, isOnTime: true, zone: -480, mark: null };

const COUNTS = { played: 2, won: 2, streak: 2, longestStreak: 2, hinted: 0, outcomes: {} };
const STATISTICS = { version: 1, ...COUNTS, bestScore: null, bestTimeMs: 61_000, bestScoreTimeMs: null };

/** Longer than any form takes to thank and to fall silent again. */
const FORM_MS = 7000;

async function expectNoError(page: Page): Promise<void> {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

type Visit = readonly [what: string, path: string, visit: (page: Page) => Promise<void>];

const VISITS: readonly [Visit, ...Visit[]] = [
  [
    'the newsletter',
    '/',
    async (page) => {
      const form = page.locator('form', { has: page.getByLabel('Your email address') });
      const [field, status] = [form.getByLabel('Your email address'), form.getByRole('status')];
      await field.fill('ani@example');
      await field.press('Enter');
      await expect(status).toHaveText('Please enter a valid email address');
      await field.fill('ani@example.com');
      await expect(status).toBeEmpty();
      await field.press('Enter');
      await page.clock.runFor(1000);
      await expect(status).toHaveText('Successfully subscribed!');
      await page.clock.runFor(FORM_MS);
      await expect(status).toBeEmpty();
    },
  ],
  [
    'the contact form',
    '/contact',
    async (page) => {
      const send = page.getByRole('button', { name: /^Send/ });
      await page.getByRole('combobox', { name: 'Subject' }).selectOption('Project Proposal');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ani');
      await page.getByRole('textbox', { name: 'Email' }).fill('ani@example.com');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await send.click();
      await expect(send).toHaveText('Sending...');
      await page.clock.runFor(2000);
      await expect(page.getByText('Thank you for your message!')).toBeVisible();
      await page.clock.runFor(FORM_MS);
      await expect(page.getByText("We'll reply to ani@example.com.")).toBeVisible();
      await expect(send).toHaveText('Send Message');
    },
  ],
  [
    'the menu',
    '/',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const close of ['Escape', 'Enter']) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).press(close);
      }
      await expectPage(page, 'Services');
      await page.setViewportSize({ width: 1280, height: 720 });
    },
  ],
  [
    "the header's search",
    '/terms',
    async (page) => {
      await page.getByRole('button', { name: 'Search games' }).click();
      for (const [query, title] of Object.entries({ soli: 'Solitaire Go', 'solitaire go': 'Solitaire Go', idle: 'Idle Mouse' })) {
        await page.getByLabel('Search our games').fill(query);
        await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toContainText(title);
      }
      await page.getByLabel('Search our games').press('Enter');
      await expectPage(page, 'Search Results for "idle"');
    },
  ],
  [
    'the search page',
    '/search',
    async (page) => {
      const results = page.getByRole('main').getByRole('heading', { level: 2 });
      const titles = { solitaire: 'Solitaire Go', solit: 'Solitaire Go', cheese: 'Idle Mouse', solitare: 'Solitaire Go' };
      for (const [query, title] of Object.entries(titles)) {
        await page.getByRole('main').getByRole('searchbox').fill(query);
        await page.clock.runFor(500);
        await expect(results.first()).toHaveText(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for "${query}"`);
        if (query !== 'solitare') await expect(page.getByRole('main').getByRole('status')).toContainText(`"${query}"`);
      }
      await expect(page.getByText('Showing results for "solitaire" instead:')).toBeVisible();
    },
  ],
  [
    'a game and the next one',
    '/games/solitaire-go',
    async (page) => {
      const gallery = page.getByRole('region', { name: /Solitaire Go/ }).first();
      await gallery
        .getByRole('button', { name: /show full screen/ })
        .first()
        .press('Enter');
      for (let index = 0; index < 3; index += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await expect(page.getByText('Thank you! You can also')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Spider Solitaire Go' }).click();
      await expectPage(page, 'Spider Solitaire Go');
      await expect(page.getByRole('main')).not.toContainText('Play Solitaire Go');
    },
  ],
];

test('forms, search and pages show what happens, also where the page was translated before React starts', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/React error #418/); // React renders a page anew that was translated before
  await page.clock.install();
  await translatePages(page);
  for (const [what, path, visit] of VISITS)
    await test.step(what, async () => {
      await open(page, path);
      await visit(page);
      await expectNoError(page);
    });
  const early = await context.newPage();
  await translatePages(early, 'parsed');
  const [[, path, visit]] = VISITS;
  await open(early, path);
  await visit(early);
});

/** What ends a game, or goes far into one. `{ms}` lets time pass. */
const PLAYS: Readonly<Record<string, readonly string[]>> = {
  'tic-tac-toe': [...'142', '{2000}', ...'53'],
  memory: ['Enter', 'ArrowRight', 'Enter', '{3000}', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', '{3000}'],
  'color-match': ['Enter', 'ArrowLeft', '{700}', 'ArrowRight', '{700}', 'ArrowRight', '{700}', 'ArrowLeft', '{40000}'],
  snake: ['Enter', '{9000}'],
  puzzle: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'],
  hangman: [...'abcdefghijklmnopqrstuvwxyz'],
  minesweeper: ['Enter', '{1500}', ...Array.from({ length: 7 }, () => ['ArrowRight', 'f', 'f', 'Enter']).flat()],
  wordle: [...'mouse', 'Enter', '{3000}', ...'react', 'Enter', '{3000}'],
  '2048': Array.from({ length: 8 }, () => ['ArrowUp', 'ArrowLeft']).flat(),
  sudoku: [...Array.from({ length: 5 }, () => ['5', 'ArrowRight']).flat(), 'n', '1', 'n'],
  solitaire: ['Enter', 'Enter', 'ArrowDown', 'Enter'],
  tetris: ['Enter', 'Space', '{1500}', ...Array.from({ length: 24 }, () => ['c', 'Space']).flat(), '{1000}'],
  spider: ['Enter', 'ArrowDown', 'Enter'],
  freecell: ['ArrowDown', 'Enter', 'ArrowRight', 'Enter'],
  'block-blitz': ['1', 'Enter', '2', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'],
};

/** The games of the demos. */
const DEMOS = {
  'solitaire-go': 'solitaire',
  'spider-solitaire-go': 'spider',
  'freecell-solitaire': 'freecell',
  'block-blitz-go': 'block-blitz',
};

async function play(page: Page, board: Locator, keys: readonly string[]): Promise<void> {
  await board.locator('[data-play], [tabindex="0"]').first().focus();
  for (const key of keys) {
    const ms = /\{(\d+)\}/.exec(key)?.[1];
    if (ms === undefined) await page.keyboard.press(key);
    else await page.clock.runFor(Number(ms));
  }
}

/** Plays a game by keys, then uses everything around its board, and starts another one. */
async function playThrough(page: Page, panel: Locator, keys: readonly string[]): Promise<void> {
  await play(page, panel.locator('[data-board]'), keys);
  await page.clock.runFor(2000);
  await expect(panel.getByText(/^Time: 0:00$/)).toHaveCount(0);
  for (const name of ['Hint', 'Undo', 'Redo', 'Hint', 'Pause', 'Resume']) {
    const tool = panel
      .getByRole('toolbar')
      .getByRole('button', { name, exact: true })
      .and(panel.locator('[aria-disabled="false"]:visible'));
    if ((await tool.count()) > 0) await tool.press('Enter');
  }
  await page.clock.runFor(4000);
  await panel.getByRole('toolbar').getByRole('button', { name: 'More' }).press('Enter');
  const more = panel.getByRole('dialog', { name: /^About / });
  await more.getByRole('button', { name: /^(Copy|Share) Link/ }).press('Enter');
  await expect(more.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await panel
    .getByRole('toolbar')
    .getByRole('button', { name: /^(New|Reset) Game$/ })
    .press('Enter');
  const question = panel.getByRole('dialog', { name: 'Start a new game?' });
  await page.clock.runFor(1000);
  if (await question.isVisible()) await question.getByRole('button', { name: 'New Game' }).press('Enter');
  await expect(panel.getByRole('alert')).toHaveCount(0);
}

test('every mini game and demo is played', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await fixSeed(page, 5);
  await translatePages(page);
  await open(page, '/play');
  for (const { id, title } of ALL_GAMES)
    await test.step(title, async () => playThrough(page, await selectAndResumeGame(page, title), PLAYS[id] ?? []));
  for (const [slug, id] of Object.entries(DEMOS))
    await test.step(slug, async () => {
      await open(page, `/games/${slug}/play`);
      const panel = page.getByRole('region', { name: /^Play / });
      await panel.getByRole('toolbar').waitFor();
      await playThrough(page, panel, PLAYS[id] ?? []);
    });
});

test('results, statistics and daily boards show what happens', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: EVENING });
  await seedStorage(page, {
    ...(await createFinishedSaves()),
    'sudoku.statistics.classic': STATISTICS,
    'sudoku.daily': { version: 1, days: { [DAY]: WON, [DAY - 1]: WON } },
  });
  await translatePages(page);

  await open(page, '/play');
  for (const { title } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    const result = panel.getByRole('region', { name: 'Result' });
    if (!(await result.isVisible())) continue;
    await page.clock.runFor(1000);
    await result.getByRole('button', { name: 'Play Again' }).click();
    await expect(result).toBeHidden();
  }

  const main = page.getByRole('main');
  for (const id of ['sudoku', 'puzzle']) {
    await open(page, `/play/${id}/daily`);
    await page.getByRole('heading', { name: 'Your Streaks' }).waitFor();
    const [wait = ''] = /Next set in [^.]* min/.exec(await main.innerText()) ?? [];
    expect(wait).not.toBe('');
    await page.clock.runFor(60_000);
    await expect(main).not.toContainText(wait);
    await page
      .getByRole('table')
      .getByRole('link', { name: /^November (18|19), / })
      .first()
      .click();
    await expect(main).toContainText(/No\. 1[89], 0 of 6 done/);
    await expect(main).not.toContainText('Next set in');
    await page.goBack();
    await expect(main).toContainText('Next set in');
  }

  await open(page, '/play/statistics');
  await page.getByRole('button', { name: 'Delete Sudoku' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete Sudoku' })).toHaveCount(0);
  await expectNoError(page);
});
