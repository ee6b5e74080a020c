// Tests addresses that do not exist.
import type { Page } from '@playwright/test';
import { gameNotFound, pageNotFound } from '#app/content/data/not-found.ts';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { content, expect, expectPage, LAST_GAME, LIVE_GAME, open, scriptlessTest, SITE_NAME, test } from '#tests/e2e/support/fixtures.ts';

const UNKNOWN_PAGES = ['/no-such-page', `${LIVE_GAME.path}/no-such-page`, '/services/no-such-story', '/PLAY/No-Such-Game'];
const UNKNOWN_GAME = LIVE_GAME.path.slice(0, -1);
const ITS_WORDS = UNKNOWN_GAME.replace('/games/', '').replaceAll('-', ' ');

/** The canonical address and og:url must be the requested address. */
async function expectCanonical(page: Page, path: string): Promise<void> {
  const address = new RegExp(`^https://[^/]+${path}$`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
}

test('an unknown address is a 404 page that leads home, and an unknown game a search', async ({ page, request, pageErrors }) => {
  pageErrors.expect(/404/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  for (const path of UNKNOWN_PAGES) {
    expect(await (await request.get(path)).text()).toMatch(/role="status"[^>]*>Loading…</);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNotFound.heading);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expect(page.locator('nav a[aria-current][href="/"]')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`${SITE_NAME}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectCanonical(page, path);
    await expect.poll(() => lines.filter((line) => line.includes(path))).toHaveLength(1);
    lines.length = 0;
  }
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');

  const notFound = await open(page, UNKNOWN_GAME);
  expect(notFound?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(`^${gameNotFound.meta.title}.*${SITE_NAME}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gameNotFound.heading);
  await expect(page.getByText(gameNotFound.lead)).toBeVisible();
  await expectCanonical(page, UNKNOWN_GAME);
  expect(await findViolations(page)).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText(content.createNavigation().footerGames.map(({ name }) => name));
  await expect(main.getByRole('link', { name: 'Browse All Games' })).toHaveAttribute('href', '/games');
  await expect(main.getByRole('searchbox')).toHaveValue(ITS_WORDS);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: ITS_WORDS })}`);
  await expect(main.getByRole('link', { name: LIVE_GAME.heading, exact: true })).toBeVisible();
});

test('on the 404 page somebody hides in one of three boxes, which can be followed in words', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  const { boxes, ...texts } = { ...pageNotFound.boxes, boxes: page.getByRole('group', { name: pageNotFound.boxes.label }) };
  const status = page.getByRole('main').getByRole('status');
  const home = page.getByRole('link', { name: 'Return to Home' });
  let place = 'middle';

  async function shuffle(): Promise<void> {
    await page.getByRole('button', { name: texts.start }).press('Enter');
    await expect(status).toContainText(texts.question);
    for (const [, a, b] of ((await status.textContent()) ?? '').matchAll(/(\w+) and (\w+)/g))
      place = place === a ? b! : place === b ? a! : place;
  }

  await open(page, '/no-such-page');
  const before = await home.boundingBox();
  await shuffle();
  await expect(boxes.getByRole('button', { name: 'The middle box' })).toBeFocused();
  await boxes.getByRole('button', { name: `The ${place} box` }).press('Enter');
  await expect(status).toHaveText(texts.found);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await shuffle();
  const empty = place === 'left' ? 'right' : 'left';
  await boxes.getByRole('button', { name: `The ${empty} box` }).click();
  await expect(status).toHaveText(`It was in the ${place} box.`);
  await expect(boxes.getByRole('button', { name: `The ${place} box: the ${texts.hider}` })).toBeDisabled();
  expect(await home.boundingBox()).toEqual(before);
});

test('a page opens in any letter case, even from a static host with nothing but 404.html', async ({ page, request, pageErrors }) => {
  pageErrors.expect(/404/);
  const notFound = await (await request.get('/no-such-page')).body();
  await page.route(
    ({ pathname }) => pathname !== pathname.toLowerCase() && !pathname.startsWith('/assets/'),
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  await page.goto(`${LAST_GAME.path.toUpperCase()}?from=Mail#game`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown'))); // starts hydration at once
  await expect(page).toHaveURL(`${LAST_GAME.path}?from=Mail#game`);
  await expectPage(page, LAST_GAME.heading);
  // No page has such a link, so ask the router.
  await page.evaluate(() => {
    const router = Reflect.get(window, '__reactRouterDataRouter') as { navigate(to: string): void };
    router.navigate('/Services');
  });
  await expect(page).toHaveURL('/services');
  await expectPage(page, '/services');
  await page.goBack();
  await expectPage(page, LAST_GAME.heading);
});

scriptlessTest('an unknown address says that there is no such page, or no such game, and leads on', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  for (const [path, title, heading, link, to] of [
    ['/no-such-page', new RegExp(`^${pageNotFound.meta.title}`), pageNotFound.heading, 'Return to Home', '/'],
    [UNKNOWN_GAME, new RegExp(`^${gameNotFound.meta.title}.*${SITE_NAME}$`), gameNotFound.heading, 'Browse All Games', '/games'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible({ visible: path !== UNKNOWN_GAME });
    const text = await page.getByRole('main').locator('h1 + p').textContent();
    expect(text?.includes(gameNotFound.lead)).toBe(path === UNKNOWN_GAME);
    await expect(page.getByText('Loading…')).toBeHidden();
    await expect(page.getByRole('main').locator('img')).toBeInViewport({ ratio: 1 });
    const { x = 0, width = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    expect(x + width / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);
    for (const toy of await page.locator('footer img[src*="toy-box"]').all()) await expect(toy).toBeHidden();
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);
  }
});
