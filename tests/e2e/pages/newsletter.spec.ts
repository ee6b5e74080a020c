// Tests the newsletter form: one field, its validation, and what happens to the address.
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { getTokenColor } from '#tests/e2e/support/design-tokens.ts';

const SUBMITTING_MS = 1000;
const THANKS_MS = 3000;

test('what is no address is refused in red; an address is acknowledged for three seconds', async ({ page, foreignRequests }) => {
  await page.clock.install();
  await open(page, '/');
  const form = page.locator('form', { has: page.getByLabel('Your email address') });
  const [field, button] = [form.getByLabel('Your email address'), form.getByRole('button', { name: 'Subscribe' })];
  const status = form.getByRole('status');
  const red = await getTokenColor(page, '--danger-ink');
  await field.fill('ani@example');
  await button.click();
  await expect(status).toHaveText('Please enter a valid email address');
  await expect(status).toHaveCSS('color', red);
  await expect(field).toHaveCSS('border-top-color', red);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ani@example');
  expect(await findViolations(page, '#newsletter')).toEqual([]);
  await field.pressSequentially('x');
  await expect(status).toBeEmpty();
  await expect(field).toHaveAttribute('aria-invalid', 'false');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('ani@example.com');
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCSS('animation-name', /turn/);
  await expect(field).toHaveAttribute('disabled');
  await expect(button).toHaveAttribute('disabled');
  await expect(status).toBeFocused();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('ani@example.com');
  await page.clock.runFor(SUBMITTING_MS - 1);
  await expect(status).toBeEmpty();

  await page.clock.runFor(1);
  await expect(status).toHaveText('Successfully subscribed!');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('disabled');
  await expect(button).toHaveAttribute('disabled');
  await page.keyboard.press('Enter');
  await page.clock.runFor(THANKS_MS - 1);
  await expect(status).toHaveText('Successfully subscribed!');

  await page.clock.runFor(1);
  await expect(status).toBeEmpty();
  await expect(field).toBeEnabled();
  await expect(button).toBeEnabled();
  await expect(field).toBeFocused();

  // Whoever has moved on meanwhile stays there, and what was pasted around the address does no harm.
  await field.fill('mailto:ani@example.com.');
  await button.press('Enter');
  await expect(status).toBeFocused();
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
  await elsewhere.focus();
  await page.clock.runFor(SUBMITTING_MS);
  await expect(status).toHaveText('Successfully subscribed!');
  await page.clock.runFor(THANKS_MS);
  await expect(field).toBeEnabled();
  await expect(elsewhere).toBeFocused();
  expect(foreignRequests).toEqual([]);
});
