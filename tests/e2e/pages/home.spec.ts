// Tests the home page: hero, two grids of games, the about section, and the sections below.
import type { Locator, Page } from '@playwright/test';
import { registry } from '#app/games/registry.ts';
import { GAMES } from '#tests/e2e/support/addresses.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const LIVE = GAMES.filter((game) => game.isLive);
const COMING_SOON = GAMES.filter((game) => !game.isLive);

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** The number of columns of a grid. */
function columns(grid: Locator): Promise<number> {
  return grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
}

test('the home page says who makes what, shows every game in its place and leads to the other pages', async ({ page }) => {
  await open(page, '/');
  const hero = section(page, 'We Create Unforgettable Gaming Experiences');
  await expect(hero.getByText('LEVEL UP YOUR GAMING')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Scroll' })).toHaveAttribute('href', '#featured-games');
  await expect(hero.getByRole('link', { name: 'Explore Games' })).toHaveAttribute('href', '/#featured-games');
  await expect(hero.getByRole('link', { name: 'Get Updates' })).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link', { name: /mini game/ })).toHaveAttribute('href', '/play');
  const strip = page.getByRole('navigation', { name: 'Got a Minute?' }).getByRole('listitem').getByRole('link');
  await expect(strip).toHaveText(registry.map(({ title }) => title));
  await expect(strip.first()).toHaveAttribute('href', `/play/${registry[0]?.id}`);

  await expect(section(page, 'Featured Games').getByRole('heading', { level: 3 })).toHaveText(LIVE.map(({ heading }) => heading));
  const soon = section(page, 'Discover More Games').getByRole('heading', { level: 3 });
  await expect(soon).toHaveText(COMING_SOON.map(({ heading }) => heading));
  await expect(page.getByText(/over 20 years of combined team experience/)).toBeVisible();
  const newsletter = page.locator('#newsletter').getByRole('textbox').and(page.locator(':visible'));
  await expect(newsletter.and(page.locator('[type="email"]'))).toHaveCount(1);
  await expect(section(page, 'Mini Games').getByRole('tab')).toHaveCount(registry.length);

  await section(page, 'We Are Apricot Studio').getByRole('link', { name: 'Learn More About Us' }).click();
  await expectPage(page, 'About Us');
  await expect(page).toHaveURL('/about-us');
});

test('the featured games are in one, two or three columns, and no row has a gap', async ({ page }) => {
  await open(page, '/');
  const grid = section(page, 'Featured Games').getByRole('list');
  for (const [width, wanted] of [
    [390, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await columns(grid), `at ${width} px`).toBe(wanted);
    const { right } = await grid.evaluate((list) => list.getBoundingClientRect());
    // The last card of each row must end at the right edge of the grid.
    const ends = await grid.getByRole('listitem').evaluateAll((items) => {
      const rows = Map.groupBy(items, (item) => Math.round(item.getBoundingClientRect().top));
      return [...rows.values()].map((row) => row.at(-1)?.getBoundingClientRect().right ?? 0);
    });
    for (const end of ends) expect.soft(end, `at ${width} px`).toBeCloseTo(right, 0);
  }
});

test('in large windows the mouse stands below the cards, and no shadow is cut off', async ({ page }) => {
  await open(page, '/');
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await page
      .locator('[data-toy]')
      .evaluateAll((toys) =>
        Object.fromEntries(
          toys.map((toy) => [
            (toy as HTMLElement).dataset['toy'] ?? '',
            { top: (toy as HTMLElement).offsetTop, height: (toy as HTMLElement).offsetHeight },
          ]),
        ),
      );
    const { cards, mouse } = boxes;
    // The fan ends at 80 % of its picture; the ears begin at 4 % of theirs.
    const [fanEnd, earTop] = [(cards?.top ?? 0) + 0.8 * (cards?.height ?? 0), (mouse?.top ?? 0) + 0.04 * (mouse?.height ?? 0)];
    expect(fanEnd, `${width} × ${height}`).toBeLessThanOrEqual(earTop);
    const hero = await page.locator('main section').first().boundingBox();
    // Shadows of floating toys end 14 % below them; standing toys have theirs below their feet.
    for (const name of ['cards', 'blocks', 'coins', 'spider', 'star'])
      expect((boxes[name]?.top ?? 0) + 1.14 * (boxes[name]?.height ?? 0), name).toBeLessThan(hero?.height ?? 0);
    for (const name of ['mouse', 'apricot', 'cheese', 'castle', 'joystick'])
      expect((boxes[name]?.top ?? 0) + (boxes[name]?.height ?? 0), name).toBeLessThanOrEqual((hero?.height ?? 0) - 16);
  }
});
