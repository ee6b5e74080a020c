// The site under the policy that its host sends: nothing it does is refused, and nothing foreign runs.
// Every other journey runs under it as well, and fails on the line that a refusal leaves on the console.
import type { Response } from '@playwright/test';
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

test('every document carries the policy, and what is none has no need of it', async ({ page, request }) => {
  for (const path of ['/', '/search', '/no-such-page', '/robots.txt', '/about-us/', '/assets/gone.js']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const [, scripts = ''] = /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  const drawing = (await request.get('/favicon.svg')).headers();
  expect(drawing['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
  const parts: Response[] = [];
  page.on('response', (response) => {
    if (/\.(js|css|woff2|avif|webp|data|webmanifest)$/.test(response.url())) parts.push(response);
  });
  await open(page, '/');
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
    const headers = await part.allHeaders();
    expect(headers['content-security-policy'], part.url()).toBeUndefined();
    expect(headers['x-content-type-options'], part.url()).toBe('nosniff');
  }
});

/** What a script that got in would try, each with the directive that is in its way. */
const ATTACKS: Readonly<Record<string, () => unknown>> = {
  'base-uri': () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  'img-src': () => document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/a.png' })),
  'frame-src': () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
  'connect-src': () => void fetch('https://evil.example/').catch(() => null),
  'style-src-elem': () =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://evil.example/a.css' })),
};

for (const [directive, attack] of Object.entries(ATTACKS)) {
  test(`an attack ends at ${directive}`, async ({ page, troubles, foreignRequests }) => {
    troubles.expect(new RegExp(`Against the policy: ${directive} `));
    troubles.allow(/Content Security Policy/);
    await open(page, '/');
    await page.evaluate(attack);
    await expect.poll(() => troubles.missing()).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });
}

test('no text becomes an element, a script or the address of one', async ({ page, troubles }) => {
  troubles.expect(/Against the policy: require-trusted-types-for/, /requires 'Trusted/);
  await open(page, '/');
  const outcomes = await page.evaluate(() => {
    const attempts: readonly (() => void)[] = [
      () => (document.body.innerHTML = '<img src="/favicon.svg">'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>a'),
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => (document.createElement('script').src = 'data:text/javascript,a'),
      () => (document.createElement('object').data = 'https://evil.example/'),
      () => (document.createElement('script').text = 'a()'),
      () => void new DOMParser().parseFromString('<p>a', 'text/html'),
    ];
    const script = document.createElement('script');
    script.append('document.documentElement.dataset.foreign = ""');
    document.head.append(script);
    return attempts.map((attempt) => {
      try {
        attempt();
        return attempt.toString();
      } catch {
        return 'refused';
      }
    });
  });
  expect(new Set(outcomes)).toEqual(new Set(['refused']));
  await expect(page.locator('html[data-foreign]')).toHaveCount(0);
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

test.describe('with the rest of the web', () => {
  test.use({ hasElsewhere: true });

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
  await game.dropToTheTop();
  const toast = page.locator('[data-sonner-toaster]');
  await expect(toast).toContainText('Game Over!');
  await expect(toast).toHaveCSS('position', 'fixed');
});
