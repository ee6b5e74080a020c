// Tests that nothing waits to be scrolled to, and printed pages: all text is there in black, controls are hidden, links show their
// addresses.
import type { Page } from '@playwright/test';
import { expect, LIVE_GAME, open, test, visit } from '#tests/e2e/support/fixtures.ts';

// Entry animations would hide content only with motion on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Texts that are laid out and transparent. */
function countTransparentTexts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li, dd)')).filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
      ).length,
  );
}

test('pages show all that they say before anybody scrolls, and print it and no more', async ({ page }) => {
  for (const path of [LIVE_GAME.path, '/terms', '/services', '/contact', '/']) {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, path);
    expect(await countTransparentTexts(page), path).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.evaluate(() => {
      const shown = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, li, dd)')).filter((element) =>
        element.checkVisibility(),
      );
      return {
        pale: shown.filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)').length,
        cut: Array.from(document.querySelectorAll('main details :is(p, li, dd):not([data-screen-only] *, nav *)')).filter(
          (text) => !text.checkVisibility(),
        ).length,
        width: document.documentElement.scrollWidth - window.innerWidth,
        links: Array.from(document.querySelectorAll('main a[href^="/"]')).flatMap((link) =>
          link.checkVisibility() ? getComputedStyle(link, '::after').content : [],
        ),
      };
    });
    expect(paper, path).toMatchObject({ pale: 0, cut: 0, width: 0 });
    for (const content of paper.links) expect(content).toMatch(/https:\/\//);
    for (const frame of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(frame).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what is closed opens for the time of printing', async ({ page }) => {
  await open(page, '/contact');
  const closed = page.locator('main details:not([open], [data-screen-only])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  const dispatch = (type: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), type);
  // The script comes once the page is idle.
  await expect(async () => {
    await dispatch('beforeprint');
    expect(await closed.count()).toBe(0);
  }).toPass();
  await dispatch('afterprint');
  await expect(closed).toHaveCount(count);
});
