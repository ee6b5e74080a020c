// Tests pages that a browser's translator rewrites: nothing breaks, and every change shows (see support/translator.ts for what fails a
// test).
import type { Locator, Page } from '@playwright/test';
import { LAST_GAME, COVERED_DEMO_PATHS, findGame, LIVE_GAME } from '#tests/e2e/support/addresses.ts';
import { COVERED_GAMES, selectAndResumeGame } from '#tests/e2e/support/arcade/arcade.ts';
import { fixSeed } from '#tests/e2e/support/arcade/fixed-seed.ts';
import { expect, expectPage, fillContactForm, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { translatePages } from '#tests/e2e/support/translator.ts';

/** Longer than any form takes to thank and to fall silent again. */
const FORM_MS = 7000;

const { title: TITLE } = LIVE_GAME;

async function subscribe(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel('Your email address') });
  const status = form.getByRole('status');
  const answers = { 'ani@example': 'Please enter a valid email address', 'ani@example.com': 'Successfully subscribed!' };
  for (const [address, answer] of Object.entries(answers)) {
    await form.getByLabel('Your email address').fill(address);
    await expect(status).toBeEmpty();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(status).toHaveText(answer);
  }
  await page.clock.runFor(FORM_MS);
  await expect(status).toBeEmpty();
}

/** What a visitor does on pages, by path. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': subscribe,
  async '/contact'(page) {
    const send = page.getByRole('button', { name: /^Send/ });
    await fillContactForm(page, 'Project Proposal');
    await send.click();
    await expect(send).toHaveText('Sending...');
    await page.clock.runFor(2000);
    await expect(page.getByText('Thank you for your message!')).toBeVisible();
    await page.clock.runFor(FORM_MS);
    await expect(page.getByText("We'll reply to ani@example.com.")).toBeVisible();
    await expect(send).toHaveText('Send Message');
  },
  async '/terms'(page) {
    await page.getByRole('button', { name: 'Search games' }).click();
    for (const [query, title] of Object.entries({ [TITLE.slice(0, -1)]: TITLE, [TITLE]: TITLE, [LAST_GAME.title]: LAST_GAME.title })) {
      await page.getByLabel('Search our games').fill(query);
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toContainText(title);
    }
    await page.keyboard.press('Enter');
    await expectPage(page, `Search Results for "${LAST_GAME.title}"`);
  },
  async '/search'(page) {
    const main = page.getByRole('main');
    const longest = TITLE.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
    const typo = TITLE.replace(longest, longest.slice(0, 3) + longest.slice(4));
    const titles = { [TITLE]: TITLE, [TITLE.slice(0, -1)]: TITLE, [LAST_GAME.title]: LAST_GAME.title, [typo]: TITLE };
    for (const [query, title] of Object.entries(titles)) {
      await main.getByRole('searchbox').fill(query);
      await page.clock.runFor(500);
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for "${query}"`);
      if (query !== typo) await expect(main.getByRole('status')).toContainText(`"${query}"`);
    }
    await expect(page.getByText(`Showing results for "${TITLE.toLowerCase()}" instead:`)).toBeVisible();
  },
  async [LIVE_GAME.path](page) {
    const pictures = page.getByRole('region', { name: `Screenshots of ${TITLE}` }).getByRole('button', { name: /show full screen/ });
    await pictures.first().press('Enter');
    await page.getByRole('dialog').waitFor();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Escape']) await page.keyboard.press(key);
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await expect(page.getByText('Thank you! You can also')).toBeVisible();
    const other = page.getByRole('main').locator(`a[href^="/games/"]:not([href^="${LIVE_GAME.path}"])`).first();
    const path = await other.getAttribute('href');
    await other.click();
    await expectPage(page, findGame((game) => game.path === path).title);
    await expect(page.getByRole('main')).not.toContainText(`Play ${TITLE}`);
  },
};

test('forms, search and pages show what happens, translated before or after React starts', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/React error #418/); // React renders a page anew that was translated before
  await page.clock.install();
  await translatePages(page);
  for (const [path, act] of Object.entries(VISITS))
    await test.step(path, async () => {
      await visit(page, path);
      await act(page);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  const early = await context.newPage();
  await translatePages(early, 'parsed');
  await open(early, '/');
  await subscribe(early);
});

/** Makes a move by key, then uses everything around its board, and starts another one. */
async function playThrough(page: Page, panel: Locator): Promise<void> {
  await panel.locator('[data-board]').locator('[data-play], [tabindex="0"]').first().focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  await expect(panel.getByText(/^Time: 0:00$/)).toHaveCount(0);
  const toolbar = panel.getByRole('toolbar');
  for (const name of ['Hint', 'Undo', 'Hint', 'Pause', 'Resume']) {
    const tool = toolbar.getByRole('button', { name, exact: true }).and(panel.locator('[aria-disabled="false"]:visible'));
    if ((await tool.count()) > 0) await tool.press('Enter');
  }
  await page.clock.runFor(4000);
  await toolbar.getByRole('button', { name: 'More' }).press('Enter');
  const more = panel.getByRole('dialog', { name: /^About / });
  await expect(more.getByRole('heading', { name: 'Options' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await toolbar.getByRole('button', { name: /^(New|Reset) Game$/ }).press('Enter');
  const question = panel.getByRole('dialog', { name: 'Start a new game?' });
  await page.clock.runFor(1000);
  if (await question.isVisible()) await question.getByRole('button', { name: 'New Game' }).press('Enter');
  await expect(panel.getByRole('alert')).toHaveCount(0);
}

test('mini games and demos are played', async ({ page }) => {
  await page.clock.install();
  await fixSeed(page, 5);
  await translatePages(page);
  await open(page, '/play');
  for (const { title } of COVERED_GAMES) await test.step(title, async () => playThrough(page, await selectAndResumeGame(page, title)));
  for (const path of COVERED_DEMO_PATHS)
    await test.step(path, async () => {
      await visit(page, path);
      const panel = page.getByRole('region', { name: /^Play / });
      await panel.getByRole('toolbar').waitFor();
      await playThrough(page, panel);
    });
});
