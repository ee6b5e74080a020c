// Tests the location, the opening hours and the FAQ on the contact page.
import type { Locator, Page } from '@playwright/test';
import { faq } from '#app/content/data/faq.ts';
import { hours } from '#app/content/data/business-hours.ts';
import { createHoursTable } from '#app/pages/contact/hours-table.ts';
import { getOfficeStatus } from '#app/pages/contact/office-status.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

test.use({ stubsOtherSites: true });

const MAP = 'https://www.openstreetmap.org';
const HALF_HOUR_MS = 1_800_000;

/** The first time from `start` on, in half-hour steps, when the office is open or closed. */
function findNextHalfHour(isOpen: boolean, start: number): number {
  let time = start;
  while (getOfficeStatus(hours, new Date(time)).isOpen !== isOpen) time += HALF_HOUR_MS;
  return time;
}

const OPENING = findNextHalfHour(true, Date.parse('2026-11-09T08:00:00Z'));
const CLOSING = findNextHalfHour(false, OPENING);

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

test('the page lists offices, email, phone, hours and social networks', async ({ page }) => {
  await open(page, '/contact');
  const information = section(page, 'Contact Information');
  await expect(information).toContainText('Foster City, CA');
  await expect(information).toContainText('Armenia');
  await expect(information.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
  await expect(information.getByRole('link', { name: '+1-' })).toHaveAttribute('href', /^tel:\+1-\d{3}-\d{3}-\d{4}$/);
  const times = section(page, 'Business Hours');
  const table = createHoursTable(hours);
  await expect(times.getByRole('term')).toHaveText(table.map(({ days }) => days));
  await expect(times.getByRole('definition')).toHaveText(table.map((row) => row.hours));
  const networks = section(page, 'Follow Us').getByRole('link');
  expect(await networks.count()).toBeGreaterThan(1);
  for (const network of await networks.all()) await expect(network).toHaveAttribute('href', /^https:\/\//);
});

test.describe('for a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Yerevan' });

  test('the page says that the office is open, and closes it while one reads', async ({ page }) => {
    const now = section(page, 'Business Hours').getByText(/^(Open|Closed) now/);
    await page.clock.install({ time: CLOSING - 30_000 });
    await open(page, '/contact');
    await expect(now).toHaveText(/^Open now until \d+:\d\d p\.m\.$/);
    await page.clock.fastForward(60_000);
    await expect(now).toHaveText(/^Closed now\. Opens [A-Z][a-z]+day( at|, .* at) \d+:\d\d a\.m\.$/);
  });

  test('a holiday closes the office, and is listed until it is over', async ({ page }) => {
    const times = section(page, 'Business Hours');
    const [holiday] = hours.holidays;
    test.skip(holiday === undefined, 'there are no holidays');
    await page.clock.setFixedTime(`${holiday?.from}T20:00:00Z`);
    await open(page, '/contact');
    await expect(times.getByText(/^Closed today/)).toContainText(`Closed today: ${holiday?.name}. Opens`);
    await times.getByText('Holidays', { exact: true }).click();
    const listed = times.getByRole('term').filter({ hasText: holiday?.name ?? '' });
    await expect(listed.first()).toBeVisible();

    await page.clock.setFixedTime('2099-01-05T20:00:00Z');
    await open(page, '/contact');
    await times.getByText('Holidays', { exact: true }).click();
    await expect(times.getByText('No upcoming holidays.')).toBeVisible();
  });
});

test('the live map shows the office, and asks its host for nothing before it is wanted', async ({ page, foreignRequests }) => {
  await open(page, '/contact');
  const place = section(page, 'Find Us');
  await place.scrollIntoViewIfNeeded();
  const frame = place.locator('iframe');
  await expect(frame).toHaveAttribute('title', /^Map of the ApricotGames office in /);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const address = (await frame.getAttribute('src')) ?? '';
  await expect(frame).toBeHidden();
  expect(foreignRequests).toEqual([]);
  await place.locator('summary', { hasText: 'Show the live map' }).press('Enter');
  await expect.poll(() => foreignRequests).toContain(address);
  expect(new Set(foreignRequests)).toEqual(new Set([address]));
  await expect(frame).toBeVisible();
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${MAP}/export/embed.html`);
  expect(searchParams.get('layer')).toBe('mapnik');
  const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number) as [number, number, number, number];
  const [latitude, longitude] = (searchParams.get('marker') ?? '').split(',').map(Number) as [number, number];
  // The office is at the center of the map.
  expect((west + east) / 2).toBeCloseTo(longitude, 4);
  expect((south + north) / 2).toBeCloseTo(latitude, 4);
  expect(latitude).toBeCloseTo(37.56, 1);
  expect(longitude).toBeCloseTo(-122.27, 1);
  expect(east - west).toBeLessThan(0.1);
  const link = place.getByRole('link', { name: 'Open the map' });
  await expect(link).toHaveAttribute('href', new RegExp(`^${MAP}/\\?mlat=${latitude}&mlon=${longitude}`));
});

test('the map runs its scripts, says where it is shown, opens its links in tabs of their own, and may do nothing else', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/attempting navigation of the top-level window is sandboxed/);
  let referrer: string | undefined;
  await page.route(`${MAP}/tile.png`, async (route) => {
    referrer = (await route.request().allHeaders())['referer'];
    await route.fallback();
  });
  await page.route(`${MAP}/export/**`, (route) => {
    const links = ['<a href="/a" target="_blank">Tab</a>', '<a href="/b" target="_top">Away</a>'].join('');
    return route.fulfill({ contentType: 'text/html', body: `<body>${links}<img><script>document.images[0].src = '/tile.png'</script>` });
  });
  await open(page, '/contact');
  const place = section(page, 'Find Us');
  await place.getByText('Show the live map').click();
  const map = page.frameLocator('iframe');
  await expect.poll(() => referrer).toContain(MAP);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), map.getByRole('link', { name: 'Tab' }).click()]);
  // A link in a new tab escapes the sandbox.
  expect(await tab.evaluate(() => self.origin)).toBe(MAP);
  await tab.close();
  await map.getByRole('link', { name: 'Away' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const rights = (await page.locator('iframe').getAttribute('sandbox'))?.split(' ');
  expect(rights?.filter((right) => !/^allow-(scripts|same-origin|popups(-to-escape-sandbox)?)$/.test(right))).toEqual([]);
});

test('where the map has no host the drawn map comes back at a press, and the live one is tried again at the next', async ({ page }) => {
  await page.route(`${MAP}/**`, (route) => route.abort('namenotresolved'));
  await open(page, '/contact');
  const place = section(page, 'Find Us');
  const drawn = place.locator('img');
  const frame = place.locator('iframe');
  const expectDrawnMap = async () => {
    await expect(frame).toBeHidden();
    await expect(drawn).toBeInViewport();
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  };
  await drawn.scrollIntoViewIfNeeded();
  await expectDrawnMap();
  const failed = page.waitForEvent('requestfailed');
  await place.getByText('Show the live map').click();
  await failed;
  await expect(frame).toBeVisible();
  await place.getByText('Hide the live map').click();
  await expectDrawnMap();
  await expect(place.getByText(/Foster City, CA .*USA/)).toBeVisible();

  await page.unroute(`${MAP}/**`);
  await place.getByText('Show the live map').click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'en');
});

test('an address that ends in the name of a question opens its answer and shows it', async ({ page }) => {
  await open(page, '/contact');
  const slug = (await section(page, 'Frequently Asked Questions').locator('details [id]').last().getAttribute('id')) ?? '';
  const answer = page.locator(`#${slug}`);
  await expect(answer).toBeHidden();
  await open(page, '/services');
  await open(page, `/contact#${slug}`);
  await expect(answer).toBeInViewport({ ratio: 1 });

  await open(page, '/services');
  await page.evaluate((hash) => {
    history.pushState({}, '', `/contact${hash}`);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `#${slug}`);
  await expectPage(page, 'Contact Us');
  await expect(answer).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the live map is in the page, behind the drawn one', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const frame = section(page, 'Find Us').locator('iframe');
    await expect(frame).toBeHidden();
    await section(page, 'Find Us').getByText('Show the live map').click();
    await expect(frame).toBeVisible();
  });

  test('questions open and close', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const questions = section(page, 'Frequently Asked Questions').getByRole('group');
    await expect(questions).toHaveCount(faq.length);
    for (const question of await questions.all()) {
      const answer = question.getByRole('paragraph');
      await expect(answer).toBeHidden();
      await question.getByRole('heading').click();
      await expect(answer).toBeVisible();
      await expect(answer).toHaveText(/\S/);
    }
    await questions.first().getByRole('heading').click();
    await expect(questions.first().getByRole('paragraph')).toBeHidden();
  });
});
