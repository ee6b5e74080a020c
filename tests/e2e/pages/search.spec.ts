// Tests the game search: from every page, while typing, by address, and with unusual queries.
import type { Page } from '@playwright/test';
import { MAX_QUERY_LENGTH } from '#app/search/search-path.ts';
import { registry } from '#app/games/registry.ts';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { content, expect, expectPage, GAMES, getHeading, LIVE_GAME, open, scriptlessTest, test } from '#tests/e2e/support/fixtures.ts';

const TITLE = LIVE_GAME.heading;
/** Its title without a letter in the middle of the longest word. */
const TYPO = TITLE.replace(TITLE.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '', (word) => word.slice(0, 3) + word.slice(4));
const [TILE] = registry.map(({ id, title }) => ({ path: `/play/${id}`, words: title.split(' ') }));
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
  await expect(heading).toHaveText(getHeading('/search'));
  await expect(heading).toHaveCSS('text-align', 'center');
  await expect(getResultCount(page)).toBeEmpty();
  await expectEveryGame(page);

  await field(page).pressSequentially(TITLE.toUpperCase());
  await expect(getResultCount(page)).toContainText(new RegExp(`^Found \\d+ games? for "${TITLE.toUpperCase()}"`));
  await expect(heading).toHaveText(`Search Results for "${TITLE.toUpperCase()}"`);
  await expect(results(page).first()).toHaveText(TITLE);
  const marks = await page.locator('mark').allTextContents();
  expect(marks).not.toEqual([]);
  for (const mark of marks) expect(TITLE.toLowerCase()).toContain(mark.toLowerCase());
  await expect.poll(() => getQueryInAddress(page)).toBe(TITLE.toUpperCase());
  await expect(field(page)).toBeFocused();

  await field(page).fill(TILE?.words.toReversed().join('-  ') ?? '');
  await expect(getLinksIn(content.search.miniGamesTitle).first()).toHaveAttribute('href', TILE?.path ?? '');
  await expect(getLinksIn(content.search.miniGamesTitle).first().locator('mark')).toHaveText(TILE?.words ?? []);
  await expect(getResultCount(page)).toHaveText(/^No games found for ".*"$/);
  await expect(page.getByText(/^\d+ (mini games?|pages?) .*match(es)?\.$/)).toBeVisible();

  await field(page).fill(getHeading('/privacy-policy'));
  await expect(getLinksIn(content.search.pagesTitle).first()).toHaveAttribute('href', '/privacy-policy');

  await field(page).fill(TYPO);
  await expect(getResultCount(page)).toHaveText(`No games found for "${TYPO}"`);
  await expect(page.getByText(`Showing results for "${TITLE.toLowerCase()}" instead:`)).toBeVisible();
  await expect(results(page).first()).toHaveText(TITLE);

  await field(page).fill('zeppelin');
  await expect(getResultCount(page)).toHaveText('No games found for "zeppelin"');
  await expectEveryGame(page);
  for (const blank of ['  ', '']) {
    await field(page).fill(blank);
    await expect(heading).toHaveText(getHeading('/search'));
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

  const start = TITLE.slice(0, -1);
  await combobox.pressSequentially(start);
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('option').first()).toContainText(TITLE);
  await expect(marked).toHaveCount(0);
  expect(styles).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(marked).toContainText(TITLE);
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  await expect(combobox).toBeFocused();

  // Escape belongs to an input method while one composes.
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('Escape');
  await expect(combobox).toBeVisible();
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect(combobox).toHaveValue(start);
  await expect(list).toBeVisible();
  await combobox.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await combobox.dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
  await expect(list).toBeVisible();
  await expect(combobox).toBeVisible();

  // The first Escape closes the list, the second one closes the field.
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(combobox).toHaveValue(start);
  await page.keyboard.press('Escape');
  await expect(combobox).toBeHidden();

  const search = async (query: string) => {
    await button.click();
    await combobox.fill(query);
  };
  await search(TYPO);
  await list.getByRole('option', { name: TITLE }).first().click();
  await expectPage(page, TITLE);
  await search(getHeading('/privacy-policy'));
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectPage(page, '/privacy-policy');
  await expect(combobox).toBeHidden();
  await search('bean');
  await combobox.press('Enter');
  await expectPage(page, 'Search Results for "bean"');
  await expect(field(page)).toHaveValue('bean');
  await page.goBack();
  await expectPage(page, '/privacy-policy');

  // The panel closes when Tab leaves it, forwards or back, and its button closes it, too.
  const panelButton = page.getByRole('button', { name: 'Search', exact: true });
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
    await headerField(page).fill('bean');
    await headerField(page).press('Enter');
    await expectPage(page, 'Search Results for "bean"');
    await page.unroute(missing);
  }
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search?q=bean', { waitUntil: 'domcontentloaded' });
  await expect(field(page)).toBeHidden();
  await page.clock.fastForward(3000);
  await expect(field(page)).toBeVisible();
  await expectEveryGame(page);
});

scriptlessTest('without scripts a search says that it needs them, and shows all games', async ({ page }) => {
  await page.goto('/search?q=bean', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.search.noscriptHeading);
  await expect(page.locator('h1')).toBeHidden();
  await expect(field(page)).toBeHidden();
  await expectEveryGame(page);
});

const ODD_QUERIES: [q: string, query: string][] = [
  ['%22%3E%3C%2Fscript%3E%3Cimg%20src%3Dx%20onerror%3Dalert(%271%27)%3E', `"></script><img src=x onerror=alert('1')>`],
  ['%F0%9F%90%AD%20Խաղ', '🐭 Խաղ'],
  ['%E0%A4%', '\uFFFD%'], // a malformed escape
  ['a'.repeat(10_000), 'a'.repeat(10_000)],
];

test('an address may ask for anything, and a query of ten thousand letters does not break the layout', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => alerts.push(dialog.message()) && void dialog.dismiss());
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `/search?q=${encodeURIComponent(TITLE)}`);
  await expect(getResultCount(page)).toContainText(new RegExp(`^Found \\d+ games? for "${TITLE}"`));
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
  // No more can be typed there, nor in the header.
  await field(page).press('End');
  await page.keyboard.type('bb');
  await expect(field(page)).toHaveValue('a'.repeat(10_000));
  await field(page).fill('');
  await page.keyboard.insertText('b'.repeat(MAX_QUERY_LENGTH + 1));
  await expect.poll(() => getQueryInAddress(page)).toBe('b'.repeat(MAX_QUERY_LENGTH));
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.keyboard.insertText('b'.repeat(MAX_QUERY_LENGTH + 1));
  await expect(headerField(page)).toHaveValue('b'.repeat(MAX_QUERY_LENGTH));
  await open(page, '/search?q=');
  await expect(heading).toHaveText(getHeading('/search'));
  expect(alerts).toEqual([]);
});
