// Tests hosts and proxies that answer with a page, such as a log-in, in place of the data or the scripts of ours.
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, expectPage, getHeading, getMainLink, open, test } from '#tests/e2e/support/fixtures.ts';

const LOG_IN = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Log in</title><h1>Log in</h1></html>' };

const FILES = {
  data: '**/assets/page-*.data',
  scripts: '**/assets/*.js',
  'the script that starts React': getScript('app/entry.client.tsx'),
};

for (const [name, files] of Object.entries(FILES))
  test(`a page stays readable while a log-in answers for ${name}, and starts at a touch afterwards`, async ({ page, pageErrors }) => {
    pageErrors.allow(/MIME type/);
    let attempts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('.data')) attempts += 1;
    });
    await page.route(files, (route) => route.fulfill(LOG_IN));
    await page.goto('/services');
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(attempts).toBeGreaterThan(1);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/services'));
    await page.unroute(files);
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('html[data-hydrated]').count()).toBe(1);
    }).toPass();
    await expectPage(page, '/services');
  });

const ANSWERS = {
  'a page': LOG_IN,
  'an error': { status: 503, body: 'later' },
  'other data': { json: { error: 'maintenance' } },
  'a redirect to another site': { status: 302, headers: { Location: 'https://log-in.example/' } },
};

test('a link leads to its page whatever comes in place of the data, by one document, and back', async ({ page, pageErrors }) => {
  pageErrors.allow(/503/, /violates the following Content Security Policy/, /ERR_|csp/);
  await open(page, '/services');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  for (const [name, answer] of Object.entries(ANSWERS))
    await test.step(name, async () => {
      await page.route('**/about-us.data', (route) => route.fulfill(answer));
      loads.length = 0;
      await getMainLink(page, '/about-us').click();
      await expectPage(page, '/about-us');
      expect(loads).toEqual(['/about-us']);
      await page.unroute('**/about-us.data');
      await page.goBack();
      await expectPage(page, '/services');
    });
});
