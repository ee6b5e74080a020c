// Tests the list of games, and game pages that are slow, fail or have no scripts. The built pages are checked for their content.
import type { Page } from '@playwright/test';
import { gameNotFound } from '#app/content/data/not-found.ts';
import { COMING_GAME, DEMO_GAME, GAMES, LAST_GAME } from '#tests/e2e/support/addresses.ts';
import {
  changeAddress,
  content,
  expect,
  expectPage,
  open,
  skipWithout,
  reload,
  scriptlessTest,
  test,
  visit,
} from '#tests/e2e/support/fixtures.ts';
import { getTokenColor } from '#tests/e2e/support/design-tokens.ts';

const GAME_DATA = /\/games\/[^/]+\.data/;
const GAME_OR_DATA = /\/games\/[^/]+$/;

const getCards = (page: Page, section: string) => page.getByRole('region', { name: section, exact: true }).getByRole('article');

test('the catalogue has a grid of live and one of coming-soon games, each in its own color, in four columns', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/games');
  for (const [section, label, property, token] of [
    [content.gamesPage.liveTitle, 'Play Now', 'color', '--brand-ink'],
    [content.gamesPage.comingSoonTitle, 'Coming Soon', 'background-color', '--secondary'],
  ] as const) {
    const games = GAMES.filter((game) => game.isLive === (label === 'Play Now'));
    if (games.length === 0) continue;
    const cards = getCards(page, section);
    await expect(cards.getByRole('heading').getByRole('link')).toHaveText(games.map(({ heading }) => heading));
    await expect(cards.getByText(/^(Play Now|Coming Soon)$/)).toHaveText(games.map(() => label));
    await expect(cards.getByText(label, { exact: true }).first()).toHaveCSS(property, await getTokenColor(page, token));
    const ratings = games
      .filter(({ rating }) => rating > 0)
      .map(({ rating }) => expect.stringContaining(`Rated ${rating.toFixed(1)} out of 5`));
    expect(await cards.getByRole('img', { name: /^Rated / }).evaluateAll((all) => all.map((img) => img.ariaLabel))).toEqual(ratings);

    const list = page.getByRole('region', { name: section, exact: true }).getByRole('list');
    const [columns, right, end] = await list.evaluate((grid) => [
      getComputedStyle(grid).gridTemplateColumns.split(' ').length,
      grid.getBoundingClientRect().right,
      grid.lastElementChild?.getBoundingClientRect().right ?? 0,
    ]);
    expect(columns).toBe(4);
    expect(end, 'no gap at the end').toBeCloseTo(right ?? 0, 0);
  }
});

test('"Get Notified" stays on the page: it opens the newsletter in its box, for this game, and closes it', async ({ page }) => {
  await open(page, COMING_GAME.path);
  const link = page.getByRole('link', { name: 'Get Notified' });
  const form = page.getByRole('region', { name: 'Coming Soon' }).getByRole('group', { name: COMING_GAME.heading });
  const field = form.getByLabel('Your email address');
  await expect(form).toBeHidden();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(field).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await link.press('Enter');
  await expect(form).toBeHidden();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(COMING_GAME.path);

  // The link was followed before hydration.
  await page.evaluate((hash) => location.assign(hash), (await link.getAttribute('href')) ?? '');
  await reload(page);
  await expect(field).toBeFocused();
  await link.press('Enter');
  await expect(form).toBeHidden();
});

test('a slow game has a placeholder, and one that cannot be loaded can be tried again', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/, /ERR_FAILED/);
  let releaseData = () => {};
  await page.route(GAME_DATA, async (route) => {
    await new Promise<void>((resolve) => (releaseData = resolve));
    await route.continue();
  });
  const placeholder = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
  const link = page.getByRole('main').getByRole('link', { name: LAST_GAME.heading, exact: true });
  await page.clock.install();
  await open(page, '/games');
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(GAME_DATA);
  await link.click();
  await asked;
  await page.clock.runFor(399);
  await expect(placeholder).toHaveCount(0);
  await page.clock.runFor(399); // the delay starts in the page's next task
  await expect(placeholder).toBeVisible();
  await page.clock.resume();
  releaseData();
  await expectPage(page, LAST_GAME.heading);
  await expect(placeholder).toHaveCount(0);

  await changeAddress(page, '/games/no-such-game');
  await expect(placeholder).toBeVisible();
  releaseData();
  await expectPage(page, gameNotFound.heading);
  await expect(page).toHaveTitle(new RegExp(`^${gameNotFound.meta.title}`));
  await page.unroute(GAME_DATA);

  await visit(page, '/games');
  await page.route(GAME_OR_DATA, (route) => route.abort());
  await link.click();
  await expectPage(page, 'Error loading game data');
  await expect(page).toHaveTitle(/^Error loading game data/);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(GAME_OR_DATA, async (route) => {
    await answered;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  const trying = page.getByRole('button', { name: 'Trying…' });
  await expect(trying).toBeDisabled();
  await expect(trying).toBeFocused();
  answer();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  await page.unroute(GAME_OR_DATA);
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expectPage(page, LAST_GAME.heading);
});

scriptlessTest("a game's page opens the newsletter's field by its address, and its pictures scroll to the last one", async ({ page }) => {
  skipWithout(COMING_GAME.path, DEMO_GAME.path);
  await page.goto(COMING_GAME.path, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('region', { name: 'Coming Soon', exact: true }).getByLabel('Your email address');
  await expect(field).toBeHidden();
  await page.getByRole('link', { name: 'Get Notified' }).click();
  await expect(field).toBeVisible();

  await page.goto(DEMO_GAME.path, { waitUntil: 'domcontentloaded' });
  const gallery = page.getByRole('region', { name: /^Screenshots of/ });
  const slides = gallery.getByRole('list', { name: /^Screenshots of/ }).getByRole('listitem');
  await slides.first().hover();
  await page.mouse.wheel(3000, 0);
  await expect(slides.last()).toBeInViewport();
  await expect(slides.first()).not.toBeInViewport();
  await expect(gallery.getByRole('button', { name: /^Picture \d of \d$/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Share' }).getByRole('button')).toHaveCount(0);
});
