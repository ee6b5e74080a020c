// Tests the forms of a build with an endpoint: thanks only after the server accepts, and input is never lost.
import type { Page, Route } from '@playwright/test';
import { failures } from '#app/content/data/form-messages.ts';
import { bundlePage } from '#tests/e2e/support/bundle-page.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const ENDPOINT = 'https://forms.example/f';
const FORM_VALUES = { name: 'Ani & Գոռ', email: 'ani@example.com', subject: 'Partnership', message: 'Hello,\n1 + 1 = 2' };
const THANKS = "Thank you for your message! We'll get back to you soon.";
const CORS_HEADERS = { 'access-control-allow-origin': '*' };

// One worker, which bundles the page once.
test.describe.configure({ mode: 'default' });

let html: string;
test.beforeAll(async () => {
  html = await bundlePage('pages/forms.page.tsx', { VITE_FORMS_ENDPOINT: ENDPOINT });
});

type Submissions = Record<string, string>[];

/** Opens the forms. `answer` handles each submission; returns the list of all submissions. */
async function openForms(page: Page, answer: (route: Route, times: number) => Promise<void>): Promise<Submissions> {
  const submissions: Submissions = [];
  await page.route('**/forms', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(ENDPOINT, async (route) => {
    submissions.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    await answer(route, submissions.length);
  });
  await page.goto('/forms');
  return submissions;
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(FORM_VALUES.name);
  await page.getByLabel('Email', { exact: true }).fill(FORM_VALUES.email);
  await page.getByLabel('Subject').selectOption(FORM_VALUES.subject);
  await page.getByLabel('Message').fill(FORM_VALUES.message);
}

const accept = (route: Route) => route.fulfill({ headers: CORS_HEADERS, json: { ok: true } });

test('a message is sent once however often the button is clicked, also at the second try of a supposed bot', async ({ page }) => {
  let answer = () => {};
  const submissions = await openForms(page, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await accept(route);
  });
  await fillForm(page);
  const honeypot = page.locator('[aria-hidden] input[autocomplete="off"]').first();
  await expect(honeypot).not.toBeInViewport();
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(failures.bot)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(FORM_VALUES.message);
  expect(submissions).toEqual([]);

  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText(THANKS)).toHaveCount(0);
  await expect.poll(() => submissions).toHaveLength(1);
  answer();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(submissions).toEqual([{ form: 'contact', id: expect.stringMatching(/^\w{32}$/), ...FORM_VALUES }]);
});

test('what was not accepted stays, says why, and keeps its id until its words change', async ({ page, pageErrors }) => {
  pageErrors.expect(/422/, /503/, /ERR_FAILED/, /500/);
  const submissions = await openForms(page, async (route, times) => {
    const status = [422, 503, 0, 200, 500][times - 1] ?? 200;
    if (status === 0) await route.abort();
    else await route.fulfill({ status, headers: CORS_HEADERS, json: { ok: status === 200 } });
  });
  await fillForm(page);
  const button = page.getByRole('button', { name: 'Send Message' });
  const expectRefusal = async (reason: string) => {
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: reason }).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByLabel('Message')).toHaveValue(FORM_VALUES.message);
    await expect(page.getByLabel('Subject')).toHaveValue(FORM_VALUES.subject);
  };
  await page.context().setOffline(true);
  await expectRefusal(failures.offline);
  await page.context().setOffline(false);
  for (const reason of [failures.rejected, failures.serverError, failures.unreachable]) await expectRefusal(reason);
  await page.getByLabel('Message').fill('Never mind');
  await button.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const ids = submissions.map(({ id }) => id);
  expect(ids).toEqual([ids[0], ids[0], ids[0], expect.any(String)]);
  expect(ids[3]).not.toBe(ids[0]);

  const field = page.getByLabel('Your email address');
  await field.fill(FORM_VALUES.email);
  await field.press('Enter');
  await expect(page.getByText(failures.serverError)).toBeVisible();
  await expect(field).toHaveValue(FORM_VALUES.email);
  await field.press('Enter');
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  await expect(field).toHaveValue('');
  const letter = { form: 'newsletter', id: submissions[4]?.['id'], email: FORM_VALUES.email, game: 'Bean Jar' };
  expect(submissions.slice(4)).toEqual([letter, letter]);
});
