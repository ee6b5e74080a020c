// Tests the opening hours, the map and the FAQ on the contact page. Unit tests hold the table of hours and what the map may do.
import type { Page } from '@playwright/test';
import { hours as allHours } from '#app/content/data/business-hours.ts';
import { listHolidays } from '#app/content/format/holidays.ts';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { getOfficeStatus } from '#app/pages/contact/office-status.ts';
import { changeAddress, content, expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';

test.use({ stubsOtherSites: true });

const MAP = 'https://www.openstreetmap.org';
/** Of the first office that has some. */
const [hours] = allHours.filter((week) => week !== null) as [Hours];

const HALF_HOUR_MS = 1_800_000;

/** The first time from `start` on, in half-hour steps, when the office is open or closed. */
function findNextHalfHour(isOpen: boolean, start: number): number {
  let time = start;
  while (getOfficeStatus(hours, new Date(time)).isOpen !== isOpen) time += HALF_HOUR_MS;
  return time;
}

const OPENING = findNextHalfHour(true, Date.parse('2026-11-09T08:00:00Z'));
const CLOSING = findNextHalfHour(false, OPENING);

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test.describe('for a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Yerevan' });

  test('the page has the ways to the office, says when it closes, and lists holidays', async ({ page }) => {
    const times = section(page, content.contact.hoursTitle);
    const now = times.getByText(/^(Open|Closed) (now|until)/);
    await page.clock.install({ time: CLOSING - 30_000 });
    await open(page, '/contact');
    await expect(now).toHaveText(/^Open now until \d+:\d\d p\.m\.$/);
    await page.clock.fastForward(60_000);
    await expect(now).toHaveText(/^Closed now\. Opens [A-Z][a-z]+day( at|, .* at) \d+:\d\d a\.m\.$/);
    const information = section(page, content.contact.detailsTitle);
    for (const { city } of content.studio.offices) await expect(information).toContainText(city);
    await expect(information.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
    const { phone, social } = content.studio;
    const numbers = information.locator('a[href^="tel:"]');
    expect(await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(phone ? [`tel:${phone}`] : []);
    await expect(section(page, content.contact.networksTitle).locator('a[href^="https://"]')).toHaveCount(social.length);

    const [holiday] = listHolidays(hours.holidays, new Date(CLOSING).toISOString().slice(0, 10));
    if (holiday) {
      await page.clock.setFixedTime(`${holiday.from}T20:00:00Z`);
      await open(page, '/contact');
      await expect(now).toHaveText(new RegExp(`^Closed until .* for ${holiday.name}$`));
      await times.getByText('Holidays', { exact: true }).click();
      await expect(times.getByRole('term').filter({ hasText: holiday.name }).first()).toBeVisible();
    }
  });
});

test('the live map asks for nothing before it is wanted, and can be hidden and tried again', async ({ page, foreignRequests }) => {
  await page.route(`${MAP}/**`, (route) => route.abort('namenotresolved'));
  await open(page, '/contact');
  const place = section(page, content.contact.mapTitle);
  const [drawn, frame] = [place.locator('img'), place.locator('iframe')];
  const expectDrawnMap = async () => {
    await expect(frame).toBeHidden();
    await expect(drawn).toBeInViewport();
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  };
  await drawn.scrollIntoViewIfNeeded();
  await expectDrawnMap();
  expect(foreignRequests).toEqual([]);
  const failed = page.waitForEvent('requestfailed');
  await place.locator('summary', { hasText: 'Show the live map' }).press('Enter');
  await failed;
  expect(new Set(foreignRequests)).toEqual(new Set([await frame.getAttribute('src')]));
  await expect(frame).toBeVisible();
  await place.getByText('Hide the live map').click();
  await expectDrawnMap();
  await page.unroute(`${MAP}/**`);
  await place.getByText('Show the live map').click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'en');
});

test('an address that ends in the name of a question opens its answer and shows it', async ({ page }) => {
  await open(page, '/contact');
  const slug = (await section(page, content.contact.faqTitle).locator('details [id]').last().getAttribute('id')) ?? '';
  const answer = page.locator(`#${slug}`);
  await expect(answer).toBeHidden();
  await visit(page, '/services');
  await changeAddress(page, `/contact#${slug}`);
  await expect(answer).toBeInViewport({ ratio: 1 });

  await visit(page, '/services');
  await open(page, `/contact#${slug}`);
  await expect(answer).toBeInViewport({ ratio: 1 });
});
