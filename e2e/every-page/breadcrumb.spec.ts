// The trail from home to a page.
import type { Locator, Page } from '@playwright/test';
import { expect, expectPage, open, test } from '#e2e/support/site.ts';

const TRAILS = [
  ['/games', ['Home', 'Our Games']],
  ['/games/idle-mouse', ['Home', 'Our Games', 'Idle Mouse']],
  ['/search', ['Home', 'Search']],
] as const;

function trail(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Breadcrumb' });
}

for (const [path, names] of TRAILS) {
  test(`the trail of ${path} ends at the page itself`, async ({ page }) => {
    await open(page, path);
    await expect(trail(page).getByRole('listitem')).toHaveText([...names]);
    await expect(trail(page).getByRole('link')).toHaveText(names.slice(0, -1));
    await expect(trail(page).getByText(names.at(-1) ?? '', { exact: true })).toHaveAttribute('aria-current', 'page');
  });
}

test('the trail leads back step by step', async ({ page }) => {
  await open(page, '/games/idle-mouse');
  await trail(page).getByRole('link', { name: 'Our Games' }).click();
  await expect(page).toHaveURL('/games');
  await expectPage(page, 'Our Games');
  await trail(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(trail(page)).toBeHidden();
});
