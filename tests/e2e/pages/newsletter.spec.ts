// Tests the newsletter form: one field, its validation, and what happens to the address.
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { getTokenColor } from '#tests/e2e/support/design-tokens.ts';

const SUBMITTING_MS = 1000;
const THANKS_MS = 3000;

interface NewsletterForm {
  readonly field: Locator;
  readonly button: Locator;
  readonly status: Locator;
}

function getNewsletterForm(page: Page): NewsletterForm {
  const form = page.locator('form', { has: page.getByLabel('Your email address') });
  return {
    field: form.getByLabel('Your email address'),
    button: form.getByRole('button', { name: 'Subscribe' }),
    status: form.getByRole('status'),
  };
}

test('an address is submitting for one second, acknowledged for three, then the form is idle again, and the focus stays', async ({
  page,
  foreignRequests,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const { field, button, status } = getNewsletterForm(page);
  await field.fill('ani@example.com');
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCSS('animation-name', /turn/);
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('ani@example.com');
  await page.clock.runFor(SUBMITTING_MS - 1);
  await expect(status).toBeEmpty();

  await page.clock.runFor(1);
  await expect(status).toHaveText('Successfully subscribed!');
  await expect(field).toHaveValue('');
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCSS('animation-name', 'none');
  await page.keyboard.press('Enter');
  await page.clock.runFor(THANKS_MS - 1);
  await expect(status).toHaveText('Successfully subscribed!');

  await page.clock.runFor(1);
  await expect(status).toBeEmpty();
  await expect(field).toBeEnabled();
  await expect(button).toBeEnabled();
  await expect(field).toBeFocused();
  expect(foreignRequests).toEqual([]);
});

test('what is not an address is refused in words and in red until it is changed', async ({ page }) => {
  await open(page, '/');
  const { field, button, status } = getNewsletterForm(page);
  const red = await getTokenColor(page, '--error');
  await expect(field).not.toHaveCSS('border-top-color', red);
  for (const wrong of ['', 'ani@example', 'a ni@example.com']) {
    await field.fill(wrong);
    await button.click();
    await expect(status).toHaveText('Please enter a valid email address');
    await expect(status).toHaveCSS('color', red);
    await expect(field).toHaveCSS('border-top-color', red);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(wrong);
    await field.pressSequentially('x');
    await expect(status).toBeEmpty();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
});
