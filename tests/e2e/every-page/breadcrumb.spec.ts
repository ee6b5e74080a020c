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

test('on a phone the trail stands above the heading, and no line of it begins with a chevron', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/games/spider-solitaire-go/releases', '/play/minesweeper/daily', '/play/minesweeper']) {
    await open(page, path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    const [trail, heading] = [await breadcrumb.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    expect((trail?.y ?? 0) + (trail?.height ?? 0), path).toBeLessThanOrEqual((heading?.y ?? 0) + 1);
    if (path.startsWith('/play')) continue; // a back link with its arrow
    const starts = await breadcrumb.evaluate((nav) =>
      [...nav.querySelectorAll('svg')].filter((chevron) => chevron.getBoundingClientRect().left - nav.getBoundingClientRect().left < 1),
    );
    expect(starts, path).toHaveLength(0);
  }
});
