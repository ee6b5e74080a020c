// Tests the game search: from every page, while typing, by address, and with unusual queries.
import type { Page } from '@playwright/test';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { GAMES } from '#tests/e2e/support/addresses.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const EVERY_GAME = GAMES.map(({ heading }) => heading).toSorted();

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search games' });

/** The field that opens with the button in the header. */
const headerField = (page: Page) => page.getByLabel('Search our games');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const getResultCount = (page: Page) => page.getByRole('main').getByRole('status');
const getQueryInAddress = (page: Page) => new URL(page.url()).searchParams.get('q');

async function expectEveryGame(page: Page): Promise<void> {
  expect((await results(page).allTextContents()).toSorted()).toEqual(EVERY_GAME);
}

test('results appear as you type, the best first and with the words marked, with mini games and pages beneath', async ({ page }) => {
  const getLinksIn = (title: string) => page.getByRole('region', { name: title }).getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/search');
  await expect(heading).toHaveText('Search Games');
  await expect(getResultCount(page)).toBeEmpty();
  await expectEveryGame(page);

  await field(page).pressSequentially('SOLITAIRE');
  await expect(getResultCount(page)).toHaveText(/^Found \d games for "SOLITAIRE"\. 1 mini game and \d+ pages match\.$/);
  await expect(heading).toHaveText('Search Results for "SOLITAIRE"');
  await expect(results(page).first()).toHaveText('Solitaire Go');
  for (const mark of await page.locator('mark').allTextContents()) expect(mark).toMatch(/^solitaire$/i);
  await expect(page).toHaveURL('/search?q=SOLITAIRE');
  await expect(field(page)).toBeFocused();

  await field(page).fill('toe-tac  tic');
  await expect(getLinksIn('Play right here')).toHaveText(['Tic Tac Toe']);
  await expect(getLinksIn('Play right here')).toHaveAttribute('href', '/play/tic-tac-toe');
  await expect(getLinksIn('Play right here').locator('mark')).toHaveText(['Tic', 'Tac', 'Toe']);
  await expect(getResultCount(page)).toHaveText('No games found for "toe-tac tic". 1 mini game matches.');

  await field(page).fill('privacy');
  await expect(getLinksIn('Pages').first()).toHaveAttribute('href', '/privacy-policy');
  await expect(getLinksIn('Play right here')).toHaveCount(0);

  await field(page).fill('solitare');
  await expect(getResultCount(page)).toHaveText('No games found for "solitare"');
  await expect(page.getByText('Showing results for "solitaire" instead:')).toBeVisible();
  await expect(results(page).first()).toHaveText('Solitaire Go');

  await field(page).fill('zeppelin');
  await expect(getResultCount(page)).toHaveText('No games found for "zeppelin"');
  await expectEveryGame(page);
  for (const blank of ['  ', '']) {
    await field(page).fill(blank);
    await expect(heading).toHaveText('Search Games');
    await expect(getResultCount(page)).toBeEmpty();
  }
  await expect(page).toHaveURL('/search');
});

test('the address waits 0.15 s for the next letter, and keeps one that is typed just when it has changed', async ({ page }) => {
  await page.clock.install();
  await open(page, '/search');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('m');
  await page.clock.runFor(149);
  await field(page).press('o');
  await page.clock.runFor(149);
  expect(getQueryInAddress(page)).toBeNull();
  await page.clock.runFor(1);
  await expect.poll(() => getQueryInAddress(page)).toBe('mo');

  await page.clock.resume();
  await field(page).evaluate(() => {
    // Types a letter right after the head has changed, before React renders again.
    const observer = new MutationObserver(() => {
      if (!location.search.endsWith('=moc')) return;
      observer.disconnect();
      document.execCommand('insertText', false, 'a');
    });
    observer.observe(document.head, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/search?q=moca');
  await expect(field(page)).toHaveValue('moca');
});

test("the header's field suggests while one types, keys walk through its list, and the way back leads to the page", async ({ page }) => {
  const button = page.getByRole('button', { name: 'Search games' });
  const combobox = page.getByRole('combobox', { name: 'Search our games' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const marked = list.getByRole('option', { selected: true });
  await open(page, '/terms');
  // WebKit takes the focus from a field that opens while a style sheet is on its way.
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  await button.click();
  await expect(combobox).toBeFocused();
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();

  await combobox.pressSequentially('solit');
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('option').first()).toHaveText(/^Solitaire Go/);
  await expect(marked).toHaveCount(0);
  expect(styles).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText(/^Solitaire Go/);
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  await expect(combobox).toBeFocused();

  // The first Escape closes the list, the second one closes the field.
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(combobox).toHaveValue('solit');
  await page.keyboard.press('Escape');
  await expect(combobox).toBeHidden();

  const search = async (query: string) => {
    await button.click();
    await combobox.fill(query);
  };
  await search('idle mose');
  await list.getByRole('option', { name: 'Idle Mouse' }).click();
  await expectPage(page, 'Idle Mouse');
  await search('privacy');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectPage(page, 'Privacy Policy');
  await expect(combobox).toBeHidden();
  await search('castle');
  await combobox.press('Enter');
  await expectPage(page, 'Search Results for "castle"');
  await expect(field(page)).toHaveValue('castle');
  await page.goBack();
  await expectPage(page, 'Privacy Policy');
});

test("the header's panel closes when Tab leaves it, forwards or back, and its button closes it, too", async ({ page }) => {
  const button = page.getByRole('button', { name: 'Search games' });
  const panelButton = page.getByRole('button', { name: 'Search', exact: true });
  await open(page, '/terms');
  await button.press('Enter');
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(headerField(page)).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);

  await button.press('Enter');
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(headerField(page)).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(headerField(page)).toBeFocused();
  await button.click();
  await expect(headerField(page)).toBeHidden();
});

test('the search works without its suggestions, its list and, to read, without scripts', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  for (const missing of [getScript('app/search/suggestions.tsx'), '/search-index.json']) {
    await page.route(missing, (route) => route.abort());
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Search games' }).click();
    await headerField(page).fill('castle');
    await headerField(page).press('Enter');
    await expectPage(page, 'Search Results for "castle"');
    await page.unroute(missing);
  }
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search?q=mouse', { waitUntil: 'domcontentloaded' });
  await expect(field(page)).toBeHidden();
  await page.clock.fastForward(3000);
  await expect(field(page)).toBeVisible();
  await expectEveryGame(page);
});

const ODD_QUERIES: [q: string, query: string][] = [
  ['%22%3E%3C%2Fscript%3E%3Cimg%20src%3Dx%20onerror%3Dalert(%271%27)%3E', `"></script><img src=x onerror=alert('1')>`],
  ['%F0%9F%90%AD%20Խաղ', '🐭 Խաղ'],
  ['%E0%A4%A', '\uFFFD%A'], // a malformed escape
  ['a'.repeat(10_000), 'a'.repeat(10_000)],
];

test('an address may ask for anything, and a query of ten thousand letters does not break the layout', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => alerts.push(dialog.message()) && void dialog.dismiss());
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/search?q=idle+mouse');
  await expect(getResultCount(page)).toHaveText('Found 1 game for "idle mouse"');
  for (const [q, query] of ODD_QUERIES) {
    await open(page, `/search?q=${q}`);
    await expect.soft(heading).toHaveText(`Search Results for "${query}"`);
    await expect.soft(field(page)).toHaveValue(query);
    await expect.soft(getResultCount(page)).toHaveText(`No games found for "${query}"`);
    await expectEveryGame(page);
  }
  expect((await heading.boundingBox())?.height).toBeLessThan(500);
  expect((await getResultCount(page).boundingBox())?.height).toBeLessThan(200);
  await expect(field(page)).toBeInViewport();
  await field(page).press('End');
  await field(page).press('b');
  await expect.poll(() => getQueryInAddress(page)).toBe(`${'a'.repeat(10_000)}b`);
  await open(page, '/search?q=');
  await expect(heading).toHaveText('Search Games');
  expect(alerts).toEqual([]);
});
