// Tests that the table of contents of a legal page highlights the current section.
import { page as privacyPolicy } from '#app/content/data/pages/privacy-policy.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bar names the section being read, opens to jump to another, and never widens the page', async ({ page }) => {
    await open(page, '/terms');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const headings = page.locator('main h2[id]');
    for (const index of [2, (await headings.count()) - 1]) {
      const heading = headings.nth(index);
      await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
      await expect(contents.locator('summary')).toContainText(await heading.innerText());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await contents.locator('summary').click();
    const [first] = await contents.getByRole('link').all();
    await first?.click();
    await expect(first ?? contents).toBeHidden();
    await expect(headings.first()).toBeInViewport();
  });
});

test('with room beside the text all sections are listed, with the one being read marked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy-policy');
  const heading = page.locator('main h2[id]').nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await expect(page.getByRole('navigation', { name: 'On this page' }).locator('a[aria-current]')).toHaveText(await heading.innerText());
});

test('the privacy policy shows the day of its current version', async ({ page }) => {
  await open(page, privacyPolicy.path);
  const [year = '', , day = ''] = privacyPolicy.updated.split('-');
  const line = page.getByRole('main').getByText('Last updated:');
  await expect(line).toContainText(new RegExp(` ${Number(day)}, ${year}$`));
  await expect(line.getByRole('time')).toHaveAttribute('datetime', privacyPolicy.updated);
});
