// Tests the list of games and the game pages: their content, and the differences between Live and Coming Soon.
import type { Locator, Page } from '@playwright/test';
import { GAMES } from '#tests/e2e/support/addresses.ts';
import { expect, expectPage, open, reload, test } from '#tests/e2e/support/fixtures.ts';
import { getTokenColor } from '#tests/e2e/support/design-tokens.ts';

const STORES = [
  ['App Store', /^https:\/\/apps\.apple\.com\//],
  ['Google Play', /^https:\/\/play\.google\.com\/store\/apps\//],
] as const;

const GAME_DATA = /\/games\/[^/]+\.data/;

function cards(page: Page, section: string): Locator {
  return page.getByRole('region', { name: section, exact: true }).getByRole('article');
}

/** The rating that an element shows, or null if it shows none. */
async function readRating(element: Locator): Promise<number | null> {
  const name = await element.getByRole('img', { name: /^Rated / }).evaluateAll((stars) => stars[0]?.getAttribute('aria-label'));
  return name ? Number(/^Rated (\d\.\d) out of 5$/.exec(name)?.[1]) : null;
}

test('the catalogue has a grid of live games and one of coming-soon games, each in its own color', async ({ page }) => {
  await open(page, '/games');
  const [primary, secondary] = [await getTokenColor(page, '--apricot'), await getTokenColor(page, '--violet')];
  for (const [section, color] of [
    ['Live Games', primary],
    ['Coming Soon', secondary],
  ] as const) {
    const live = section === 'Live Games';
    const games = GAMES.filter((game) => game.isLive === live);
    await expect(cards(page, section)).toHaveCount(games.length);
    for (const [index, game] of games.entries()) {
      const card = cards(page, section).nth(index);
      await expect(card.getByRole('link', { name: game.heading, exact: true })).toHaveAttribute('href', game.path);
      await expect(card.getByRole('paragraph')).toHaveText(/\S/);
      await expect(card.getByText(live ? 'Play Now' : 'Coming Soon', { exact: true })).toHaveCSS('background-color', color);
      await expect(card.getByText(live ? 'Coming Soon' : 'Play Now', { exact: true })).toHaveCount(0);
      // Play Now looks like a button below the text, Coming Soon like a stamp on the picture.
      const [label, heading] = [
        await card.getByText(live ? 'Play Now' : 'Coming Soon').boundingBox(),
        await card.getByRole('heading').boundingBox(),
      ];
      expect((label?.y ?? 0) > (heading?.y ?? 0)).toBe(live);
      const rating = await readRating(card);
      expect(rating).toBe(live ? game.rating : null);
    }
  }
});

test('a large window has room for a fourth column of games, without gaps', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/games');
  for (const section of ['Live Games', 'Coming Soon']) {
    const list = page.getByRole('region', { name: section, exact: true }).getByRole('list');
    const [grid, ends] = await list.evaluate(
      (element) => [element.getBoundingClientRect(), [...element.children].map((card) => card.getBoundingClientRect().right)] as const,
    );
    expect(grid.width).toBeGreaterThan(1400);
    expect(await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(4);
    expect(ends.at(-1)).toBeCloseTo(grid.right, 0);
  }
});

test('Get Notified leads to no other address: it opens the newsletter in its box, for this game, and closes it', async ({ page }) => {
  await open(page, '/games/idle-mouse');
  const link = page.getByRole('link', { name: 'Get Notified' });
  await expect(link).toHaveCSS('background-color', await getTokenColor(page, '--violet'));
  const form = page.getByRole('region', { name: 'Coming Soon' }).getByRole('group', { name: /Idle Mouse/ });
  const field = form.getByLabel('Your email address');
  await expect(form).toBeHidden();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(field).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await field.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Please enter a valid email address');
  await link.press('Enter');
  await expect(form).toBeHidden();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/games/idle-mouse');

  // The link was followed before hydration.
  await page.evaluate((hash) => location.assign(hash), (await link.getAttribute('href')) ?? '');
  await reload(page);
  await expect(field).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await link.press('Enter');
  await expect(form).toBeHidden();
});

test('a game that takes longer than 0.4 s has a placeholder, and so does one that does not exist', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  let releaseData = () => {};
  await page.route(GAME_DATA, async (route) => {
    await new Promise<void>((resolve) => (releaseData = resolve));
    await route.continue();
  });
  const placeholder = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
  await page.clock.install();
  await open(page, '/games');
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(GAME_DATA);
  await cards(page, 'Coming Soon').getByRole('link').first().click();
  await asked;
  await page.clock.runFor(399);
  await expect(placeholder).toHaveCount(0);
  await page.clock.runFor(399); // the delay starts in the page's next task
  await expect(placeholder).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
  await page.clock.resume();
  releaseData();
  await expectPage(page, 'Idle Mouse');
  await expect(placeholder).toHaveCount(0);

  // No page links to a game that does not exist, so change the address by script.
  await page.evaluate(() => {
    history.pushState({}, '', '/games/no-such-game');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(placeholder).toBeVisible();
  releaseData();
  await expectPage(page, 'Game not found');
  await expect(page).toHaveTitle(/^Game Not Found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a game that cannot be loaded says so in its title too, and can be tried again by a button that keeps the focus', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  await open(page, '/games');
  await page.route(GAME_DATA, (route) => route.abort());
  await cards(page, 'Coming Soon').getByRole('link').first().click();
  await expectPage(page, 'Error loading game data');
  await expect(page).toHaveTitle(/^Error loading game data/);

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(GAME_DATA, async (route) => {
    await answered;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  const trying = page.getByRole('button', { name: 'Trying…' });
  await expect(trying).toBeDisabled();
  await expect(trying).toBeFocused();
  answer();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  await page.unroute(GAME_DATA);
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expectPage(page, 'Idle Mouse');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a game shows everything about it', async ({ page }) => {
    for (const game of GAMES) {
      await page.goto(game.path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      const status = game.isLive ? 'Live' : 'Coming Soon';

      const gallery = page.getByRole('region', { name: `Screenshots of ${game.heading}` });
      const slides = gallery.getByRole('list', { name: `Screenshots of ${game.heading}` }).getByRole('listitem');
      expect(await slides.count()).toBeGreaterThanOrEqual(5);
      await expect(gallery.getByText(status, { exact: true })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Share' }).getByRole('link')).toHaveCount(5);
      const overview = (await main.getByRole('region', { name: 'Overview' }).getByRole('paragraph').allTextContents()).join(' ');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', overview.slice(0, 120));
      expect(await main.getByRole('region', { name: 'Features' }).getByRole('listitem').count()).toBeGreaterThanOrEqual(5);

      const details = main.getByRole('region', { name: 'Game Details' });
      const names = ['Title', 'Status', 'Genre', 'Platform', 'Price', 'Ads', 'Purchases', 'Age', 'Languages'];
      await expect(details.getByRole('term')).toHaveText(game.isLive ? [...names, 'Size', 'Version', 'Updated'] : names);
      const values = await details.getByRole('definition').allTextContents();
      expect(values.slice(0, 5)).toEqual([game.heading, status, 'Casual', 'iOS, Android', 'Free']);

      const reviews = main.getByRole('region', { name: 'Player Reviews' }).getByRole('listitem');
      await expect(reviews).toHaveCount(3);
      for (const review of await reviews.all()) {
        expect((await readRating(review)) ?? 0).toBeGreaterThanOrEqual(1);
        await expect(review.getByText('From a playtester', { exact: true })).toHaveCount(game.isLive ? 0 : 1);
        await expect(review.getByRole('blockquote')).toHaveText(/\S/);
        await expect(review.getByRole('paragraph').locator('b')).toHaveText(/\S/);
        await expect(review.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      }

      const related = main.getByRole('region', { name: 'You May Also Like' }).getByRole('heading', { level: 3 });
      await expect(related).toHaveCount(3);
      await expect(related.filter({ hasText: new RegExp(`^${game.heading}$`) })).toHaveCount(0);

      const box = main.getByRole('region', { name: game.isLive ? 'Play Now' : 'Coming Soon', exact: true });
      await expect(box.getByRole('link', { name: 'Get Notified' })).toHaveCount(game.isLive ? 0 : 1);
      if (!game.isLive) {
        await expect(box.getByLabel('Your email address')).toBeHidden();
        await box.getByRole('link', { name: 'Get Notified' }).click();
        await expect(box.getByLabel('Your email address')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(game.path);
      }
      expect(await readRating(box)).toBe(game.isLive ? game.rating : null);
      for (const [store, address] of STORES) {
        const link = main.getByRole('link', { name: store });
        await expect(link, store).toHaveCount(game.texts.includes(store) ? 1 : 0);
        if (game.texts.includes(store)) await expect(link).toHaveAttribute('href', address);
      }
    }
  });
});
