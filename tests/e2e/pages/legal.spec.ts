// Tests that the table of contents of a legal page highlights the current section.
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test('a bar on a phone, and a list where there is room, name the section being read and lead to the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = page.locator('main h2[id]');
  const last = (await headings.count()) - 1;
  test.skip(last < 2, 'The terms have too few sections');
  for (const index of [2, last]) {
    const heading = headings.nth(index);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await expect(contents.locator('summary')).toContainText(await heading.innerText());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await contents.locator('summary').click();
  const first = contents.getByRole('link').first();
  await first.click();
  await expect(first).toBeHidden();
  await expect(headings.first()).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await headings.nth(3).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await expect(contents.locator('a[aria-current]')).toHaveText(await headings.nth(3).innerText());
});
