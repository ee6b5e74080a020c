// The site under the policy that its host sends: nothing it does is refused, and nothing foreign runs.
// Every other journey runs under it as well, and fails on the line that a refusal leaves on the console.
import { expect, expectPage, open, test } from '#e2e/support/site.ts';
import { Tetris } from '#app/mini-games/tetris/page.ts';
import { TicTacToe } from '#app/mini-games/tic-tac-toe/page.ts';

const MAP_ORIGIN = 'https://www.openstreetmap.org';

test.beforeEach(async ({ page }) => {
  // Anything on the console fails a test.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Against the policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );
});

test('every answer carries the policy, and no inline script but ours runs under it', async ({ page, request, troubles }) => {
  troubles.expect(/Against the policy: script-src-elem inline/, /Content Security Policy/);
  for (const path of ['/', '/search', '/no-such-page', '/robots.txt', '/about-us/']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const [, scripts = ''] = /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  await open(page, '/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = ""';
    document.head.append(script);
    return 'foreign' in document.documentElement.dataset;
  });
  expect(ran).toBe(false);
});

test('a visit from page to page, a search and an unknown address', async ({ page, troubles }) => {
  troubles.expect(/404/);
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [link, heading] of [
    ['Our Games', 'Our Games'],
    ['About Us', 'About Us'],
    ['Services', 'Services'],
    ['Contact', 'Contact Us'],
  ] as const) {
    await navigation.getByRole('link', { name: link }).click();
    await expectPage(page, heading);
  }
  for (const name of ['Solitaire Go', 'Privacy Policy', 'Terms of Service']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expectPage(page, name);
  }
  await open(page, '/search?q=mouse');
  await expect(page.getByText('Found 1 game for "mouse"')).toBeVisible();
  await open(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('both forms are sent, and the map is embedded', async ({ page, foreignRequests }) => {
  await open(page, '/');
  await page.getByRole('textbox', { name: 'Your email address' }).fill('ani@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();

  await open(page, '/contact');
  await page.getByLabel('Name', { exact: true }).fill('Ani');
  await page.getByLabel('Email', { exact: true }).fill('ani@example.com');
  await page.getByLabel('Subject').selectOption('Other');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'en');
  expect(new Set(foreignRequests.map((address) => new URL(address).origin))).toEqual(new Set([MAP_ORIGIN]));
});

test('every mini game opens, and a game that is won throws its confetti', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = await TicTacToe.open(page);
  await game.mark(1, 4, 2, 5, 3);
  await expect(game.status).toHaveText('Winner: X');
  await expect(page.locator('body > canvas')).toBeVisible();

  const tiles = page.getByRole('tablist', { name: 'Mini Games' }).getByRole('tab');
  for (const tile of await tiles.all()) {
    await tile.click();
    await expect(page.getByRole('tabpanel').getByRole('toolbar', { name: `${await tile.innerText()} controls` })).toBeVisible();
  }
});

test('the toasts have their styles', async ({ page }) => {
  const game = await Tetris.open(page, 'Step by step');
  await game.button('Start').click();
  await page.clock.resume();
  while (!(await game.button('Play Again').isVisible())) await game.button('Hard drop').click();
  const toast = page.locator('[data-sonner-toaster]');
  await expect(toast).toContainText('Game Over!');
  await expect(toast).toHaveCSS('position', 'fixed');
});
