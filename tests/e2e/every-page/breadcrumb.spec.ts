// Tests the breadcrumbs.
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

test('the trail of a page ends at the page itself and leads back step by step', async ({ page }) => {
  const getBreadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const expectTrail = async (...names: readonly string[]) => {
    await expect(getBreadcrumb.getByRole('listitem')).toHaveText([...names]);
    await expect(getBreadcrumb.getByRole('link')).toHaveText(names.slice(0, -1));
    await expect(getBreadcrumb.getByText(names.at(-1) ?? '', { exact: true })).toHaveAttribute('aria-current', 'page');
  };
  await open(page, '/games/idle-mouse');
  await expectTrail('Home', 'Our Games', 'Idle Mouse');
  await getBreadcrumb.getByRole('link', { name: 'Our Games' }).click();
  await expectPage(page, 'Our Games');
  await expectTrail('Home', 'Our Games');
  await getBreadcrumb.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(getBreadcrumb).toBeHidden();
});
