// Tests printed pages: all text is there in black, controls are hidden, and links show their addresses.
import { expect, LIVE_GAME, open, test } from '#tests/e2e/support/fixtures.ts';

// With motion on, content is hidden until it is scrolled into view; print must show it all the same.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('pages print all that they say, and no more', async ({ page }) => {
  for (const path of [LIVE_GAME.path, '/terms', '/services']) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.evaluate(() => {
      const shown = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, li, dd)')).filter((element) =>
        element.checkVisibility(),
      );
      return {
        waiting: document.querySelectorAll('[data-reveal="waiting"]').length,
        pale: shown.filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)').length,
        hidden: shown.filter((element) => !element.checkVisibility({ opacityProperty: true })).length,
        width: document.documentElement.scrollWidth - window.innerWidth,
        links: Array.from(document.querySelectorAll('main a[href^="/"]')).flatMap((link) =>
          link.checkVisibility() ? getComputedStyle(link, '::after').content : [],
        ),
      };
    });
    if (path !== '/terms') expect(paper.waiting, 'sections that would still wait on a screen').toBeGreaterThan(0);
    expect(paper).toMatchObject({ pale: 0, hidden: 0, width: 0 });
    for (const content of paper.links) expect(content).toMatch(/https:\/\//);
    for (const frame of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(frame).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
