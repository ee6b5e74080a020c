// Tests the game search: from every page, while typing, by address, and with unusual queries.
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { GAMES } from '#tests/e2e/support/addresses.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const EVERY_GAME = GAMES.map(({ heading }) => heading).toSorted();

function field(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search games' });
}

/** The field that opens with the button in the header. */
function headerField(page: Page): Locator {
  return page.getByLabel('Search our games');
}

function results(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

function getResultCount(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

/** The decoded query in the address bar. */
function queryInAddress(page: Page): string | null {
  return new URL(page.url()).searchParams.get('q');
}

async function expectEveryGame(page: Page): Promise<void> {
  expect((await results(page).allTextContents()).toSorted()).toEqual(EVERY_GAME);
}

test('results appear as you type, the best first and with the words marked, and the address keeps up', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Games');
  await expect(page).toHaveTitle(/^Search Games/);
  await expect(getResultCount(page)).toBeEmpty();
  await expectEveryGame(page);

  await field(page).pressSequentially('SOLITAIRE');
  await expect(getResultCount(page)).toHaveText(/^Found \d games for "SOLITAIRE"\. 1 mini game and \d+ pages match\.$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "SOLITAIRE"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'center');
  await expect(results(page).first()).toHaveText('Solitaire Go');
  expect(await page.locator('mark').allTextContents()).toContain('Solitaire');
  for (const mark of await page.locator('mark').allTextContents()) expect(mark).toMatch(/^solitaire$/i);
  await expect(page).toHaveURL('/search?q=SOLITAIRE');
  await expect(page).toHaveTitle(/^Search Results for "SOLITAIRE"/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\?q=SOLITAIRE$/);
  await expect(field(page)).toBeFocused();

  // Words in a game's description match, too.
  await field(page).fill('cheese');
  await expect(getResultCount(page)).toHaveText('Found 1 game for "cheese"');
  await expect(results(page)).toHaveText(['Idle Mouse']);
  await expect(page).toHaveURL('/search?q=cheese');

  await field(page).fill('zeppelin');
  await expect(getResultCount(page)).toHaveText('No games found for "zeppelin"');
  await expectEveryGame(page);

  await field(page).fill('  ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Games');
  await expect(getResultCount(page)).toBeEmpty();
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
  await expectEveryGame(page);
});

test('mini games and pages stand beneath the games, and a slip of the finger is forgiven', async ({ page }) => {
  const getLinksIn = (title: string) => page.getByRole('region', { name: title }).getByRole('link');
  await open(page, '/search?q=tetris');
  await expect(getResultCount(page)).toHaveText('No games found for "tetris". 1 mini game matches.');
  await expect(getResultCount(page).getByText('No games found for "tetris"', { exact: true })).toBeVisible();
  await expect(getLinksIn('Play right here')).toHaveText(['Tetris']);
  await expect(getLinksIn('Play right here')).toHaveAttribute('href', '/play/tetris');

  await field(page).fill('toe-tac  tic');
  await expect(getLinksIn('Play right here')).toHaveText(['Tic Tac Toe']);
  await expect(getLinksIn('Play right here').locator('mark')).toHaveText(['Tic', 'Tac', 'Toe']);

  await field(page).fill('privacy');
  await expect(getLinksIn('Pages').first()).toHaveAttribute('href', '/privacy-policy');
  await expect(getLinksIn('Play right here')).toHaveCount(0);

  await field(page).fill('solitare');
  await expect(getResultCount(page)).toHaveText('No games found for "solitare"');
  await expect(page.getByText('Showing results for "solitaire" instead:')).toBeVisible();
  await expect(results(page).first()).toHaveText('Solitaire Go');
  await expect(getLinksIn('Play right here')).toHaveText(['Solitaire']);
});

test('the address waits 0.15 s for the next letter', async ({ page }) => {
  await page.clock.install();
  await open(page, '/search');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('m');
  await page.clock.runFor(149);
  await field(page).press('o');
  await page.clock.runFor(149);
  expect(queryInAddress(page)).toBeNull();
  await page.clock.runFor(1);
  await expect.poll(() => queryInAddress(page)).toBe('mo');
});

test('a letter that is typed just when the address has changed stays', async ({ page }) => {
  await open(page, '/search');
  await field(page).evaluate((input) => {
    // Types a letter right after the head has changed, before React renders again.
    const observer = new MutationObserver(() => {
      if (!location.search.endsWith('=c')) return;
      observer.disconnect();
      document.execCommand('insertText', false, 'a');
    });
    observer.observe(document.head, { subtree: true, childList: true, attributes: true });
    input.focus();
  });
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/search?q=ca');
  await expect(field(page)).toHaveValue('ca');
});

test('every page can be searched from its header, and the way back leads to it', async ({ page }) => {
  await open(page, '/terms');
  const button = page.getByRole('button', { name: 'Search games' });
  const popover = headerField(page);
  await expect(popover).toBeHidden();
  await button.click();
  await expect(popover).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await button.click();
  await popover.fill('castle');
  await popover.press('Enter');
  await expectPage(page, 'Search Results for "castle"');
  await expect(page).toHaveURL('/search?q=castle');
  await expect(popover).toBeHidden();
  await expect(results(page).first()).toHaveText('Castle Solitaire');

  await button.click();
  await popover.fill('mouse');
  await popover.press('Enter');
  await expectPage(page, 'Search Results for "mouse"');
  await expect(field(page)).toHaveValue('mouse');
  await page.goBack();
  await expectPage(page, 'Search Results for "castle"');
  await page.goBack();
  await expectPage(page, 'Terms of Service');
});

test("the header's panel closes when Tab leaves it, forwards or back, and its button closes it, too", async ({ page }) => {
  const button = page.getByRole('button', { name: 'Search games' });
  const panelButton = page.getByRole('button', { name: 'Search', exact: true });
  await open(page, '/terms');
  await button.press('Enter');
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelButton).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.press('Tab');
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

test("the header's field waits for no stylesheet: WebKit takes the focus from one that opens while a stylesheet is on its way", async ({
  page,
}) => {
  await open(page, '/terms');
  const late: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && late.push(request.url()));
  const list = page.waitForResponse(/\/suggestions-.*\.js$/);
  await page.getByRole('button', { name: 'Search games' }).click();
  await list;
  expect(late).toEqual([]);
});

test("the header's field suggests while one types, and keys walk through its list", async ({ page }) => {
  const combobox = page.getByRole('combobox', { name: 'Search our games' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const marked = list.getByRole('option', { selected: true });
  await open(page, '/terms');
  await page.getByRole('button', { name: 'Search games' }).click();
  await expect(combobox).toBeFocused();
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();

  await combobox.pressSequentially('solit');
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('option').first()).toHaveText(/^Solitaire Go/);
  await expect(marked).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText(/^Solitaire Go/);
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  await expect(combobox).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveCount(1);

  // The first Escape closes the list, the second one closes the field.
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(combobox).toHaveValue('solit');
  await page.keyboard.press('Escape');
  await expect(combobox).toBeHidden();

  await page.getByRole('button', { name: 'Search games' }).click();
  await combobox.fill('privacy');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(page, 'Privacy Policy');
  await expect(combobox).toBeHidden();

  await page.getByRole('button', { name: 'Search games' }).click();
  await combobox.fill('idle mose');
  await list.getByRole('option', { name: 'Idle Mouse' }).click();
  await expectPage(page, 'Idle Mouse');
  await expect(combobox).toBeHidden();
});

for (const missing of ['**/assets/suggestions-*', '/findables.json']) {
  test(`the header's field searches where ${missing} does not come`, async ({ page, pageErrors }) => {
    pageErrors.expect(/ERR_FAILED/);
    await page.route(missing, (route) => route.abort());
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Search games' }).click();
    await headerField(page).fill('castle');
    await headerField(page).press('Enter');
    await expectPage(page, 'Search Results for "castle"');
  });
}

const ODD_QUERIES: [name: string, q: string, query: string, isFound: boolean][] = [
  [
    'HTML and quotes',
    '%22%3E%3C%2Fscript%3E%3Cimg%20src%3Dx%20onerror%3Dalert(%271%27)%3E',
    `"></script><img src=x onerror=alert('1')>`,
    false,
  ],
  ['an emoji and Armenian letters', '%F0%9F%90%AD%20Խաղ', '🐭 Խաղ', false],
  ['a malformed escape', '%E0%A4%A', '\uFFFD%A', false],
  ['plus signs for spaces', 'idle+mouse', 'idle mouse', true],
];

test('an address may ask for anything', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [name, q, query, isFound] of ODD_QUERIES) {
    await open(page, `/search?q=${q}`);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText(`Search Results for "${query}"`);
    await expect.soft(field(page), name).toHaveValue(query);
    await expect.soft(getResultCount(page), name).toHaveText(isFound ? `Found 1 game for "${query}"` : `No games found for "${query}"`);
    if (!isFound) await expectEveryGame(page);
  }
  await open(page, '/search?q=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Games');
  expect(alerts).toEqual([]);
});

test('a query of ten thousand letters does not break the layout', async ({ page }) => {
  const query = 'a'.repeat(10_000);
  await open(page, `/search?q=${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for "${query}"`);
  await expect(field(page)).toBeInViewport();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.height).toBeLessThan(500);
  const counted = await getResultCount(page).boundingBox();
  expect(counted?.height).toBeLessThan(200);
  await field(page).press('End');
  await field(page).press('b');
  await expect(getResultCount(page)).toHaveText(`No games found for "${query}b"`);
  await expect.poll(() => queryInAddress(page)).toBe(`${query}b`);
});

test('the page can be read even when its scripts never load', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search?q=mouse', { waitUntil: 'domcontentloaded' });
  await expect(field(page)).toBeHidden();
  await page.clock.fastForward(3000);
  await expect(field(page)).toBeVisible();
  await expectEveryGame(page);
});
