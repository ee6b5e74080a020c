// Tests the contact form: its validation, how it is sent, and that input is never lost.
import type { Page } from '@playwright/test';
import { CONTACT_SUBJECTS, createContactPath } from '#app/forms/prefill.ts';
import { content, expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

const SENDING_MS = 1500;
const THANKS_MS = 5000;
const THANKS = "Thank you for your message! We'll get back to you soon.";
/** Answers to the fields, one after another; the first address and the message are none, and browsers think so of the second one. */
const FILLING = [
  ['Name', 'Ani'],
  ['Email', 'ani@example'],
  ['Email', 'jörg@example.com'],
  ['Subject', 'Other'],
  ['Message', ' \n '],
] as const;
const FORM_VALUES = { Name: 'Ani & Գոռ', Email: 'ani@example.com', Message: 'Hello,\n"1 < 2"' };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillForm(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FORM_VALUES)) await field(page, label).fill(text);
  await field(page, 'Subject').selectOption('Job Application');
}

async function expectFormValues(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FORM_VALUES)) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, 'Subject')).toHaveValue('Job Application');
}

async function expectEmpty(page: Page): Promise<void> {
  for (const label of [...Object.keys(FORM_VALUES), 'Subject']) await expect(field(page, label)).toHaveValue('');
}

test('all four fields are required, one after another, and spaces do not count', async ({ page }) => {
  await open(page, '/contact');
  const subject = field(page, 'Subject');
  await expect(subject.locator('option')).toHaveText([/./, ...CONTACT_SUBJECTS]);
  await expect(subject.locator('option').first()).toBeDisabled();
  await expect(subject).toHaveValue('');

  const button = page.getByRole('button', { name: 'Send Message' });
  const expectRequired = async (label: string) => {
    await button.click();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveJSProperty('validity.valid', false);
    const [name, header] = [await page.getByText(label, { exact: true }).boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(name?.y, `the label of ${label} below the header`).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    await expect(button).toBeEnabled();
  };
  for (const [label, text] of FILLING) {
    await expectRequired(label);
    if (label === 'Subject') await subject.selectOption(text);
    else await field(page, label).fill(text);
  }
  await expectRequired('Message');
  await field(page, 'Message').fill('Hello');
  await field(page, 'Name').fill('   ');
  await expectRequired('Name');
});

test('a message survives a reload, is acknowledged for five seconds and cleared for good', async ({ page, foreignRequests }) => {
  await page.clock.install();
  await open(page, '/contact');
  await fillForm(page);
  await reload(page);
  await expectFormValues(page);

  await page.clock.pauseAt(Date.now() + 60_000);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || posts.push(request.url()));
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const sending = page.getByRole('button', { name: 'Sending...', exact: true });
  await expect(sending).toHaveAttribute('disabled');
  await expect(page.locator('form [role="status"]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.clock.runFor(SENDING_MS - 1);
  await expect(sending).toBeDisabled();
  await expectFormValues(page);
  await page.clock.runFor(1);
  const status = page.getByRole('status').filter({ hasText: THANKS });
  await expect(status).toBeVisible();
  await expectEmpty(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.clock.runFor(THANKS_MS - 1);
  await expect(status).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(THANKS)).toHaveCount(0);
  await expect(page.getByText(`reply to ${FORM_VALUES.Email}`)).toBeVisible();

  await page.clock.resume();
  await reload(page);
  await expectEmpty(page);

  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 120_000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await field(page, 'Message').fill('One more thing');
  await page.clock.runFor(SENDING_MS);
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(field(page, 'Message'), 'typed while the message was being sent').toHaveValue('One more thing');
  expect(posts).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('links fill in the subject and its first line, and some subjects have optional fields, which a reload keeps', async ({ page }) => {
  await open(page, '/contact');
  for (const { label, subject, about } of content.contact.topics) {
    await page.getByRole('list', { name: content.contact.topicsTitle }).getByRole('link', { name: label }).click();
    await expect(field(page, 'Message')).toHaveValue(`About: ${about}\n\n`);
    await expect(field(page, 'Subject')).toHaveValue(subject);
  }
  await open(page, createContactPath('Project Proposal', 'A boat'));
  const budget = page.getByRole('combobox', { name: 'Budget' });
  const prices = content.ways.flatMap(({ note }) => note ?? []);
  await expect(budget.locator('option')).toContainText(['', ...prices]);
  await budget.selectOption({ index: prices.length });
  const chosen = await budget.inputValue();
  const company = page.getByRole('textbox', { name: 'Company' });
  await field(page, 'Subject').selectOption('Job Application');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(company).toHaveCount(0);
  await field(page, 'Subject').selectOption('Project Proposal');
  await company.fill('Flour & Fold');
  await reload(page);
  await expect(company).toHaveValue('Flour & Fold');
  await expect(budget).toHaveValue(chosen);

  await field(page, 'Subject').selectOption('Job Application');
  await expect(company).toHaveCount(0);
  for (const [label, text] of Object.entries(FORM_VALUES)) await field(page, label).fill(text);
  const portfolio = page.getByRole('textbox', { name: 'Link to your work' });
  await portfolio.fill('in the attachment');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(portfolio, 'is no web address').toBeFocused();
  await expect(portfolio).toHaveJSProperty('validity.valid', false);
  await portfolio.fill('ani.example/work');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
});
