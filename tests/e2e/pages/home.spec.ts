// Tests the home page: the links of its hero and its grids of games.
import { content, expect, GAMES, getHeading, open, test } from '#tests/e2e/support/fixtures.ts';

test('the home page leads to the games, and shows each in its place, in up to three columns without gaps', async ({ page }) => {
  await open(page, '/');
  const getSection = (name: string) => page.getByRole('region', { name });
  const hero = getSection(getHeading('/'));
  await expect(hero.getByRole('link', { name: 'Scroll' })).toHaveAttribute('href', '#featured-games');
  await expect(hero.getByRole('link', { name: 'Explore Games' })).toHaveAttribute('href', '/#featured-games');
  await expect(hero.getByRole('link', { name: 'Get Updates' })).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link', { name: content.home.heroPlay })).toHaveAttribute('href', '/#mini-games');
  const toys = hero.getByRole('link').filter({ has: page.locator('img') });
  expect(await toys.count()).toBeGreaterThan(1);
  for (const toy of await toys.all()) await toy.click({ trial: true }); // it leads somewhere, and nothing lies over it

  for (const [name, isLive] of Object.entries({ [content.home.featuredTitle]: true, [content.home.comingSoonTitle]: false })) {
    const titles = GAMES.filter((game) => game.isLive === isLive).map(({ heading }) => heading);
    await expect(getSection(name).getByRole('heading', { level: 3 })).toHaveText(titles);
  }

  const grid = getSection(content.home.featuredTitle).getByRole('list');
  for (const [width, wanted] of Object.entries({ 390: 1, 639: 1, 640: 2, 1023: 2, 1024: 3, 2560: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 1080 });
    const [columns, gaps] = await grid.evaluate((list) => {
      const rows = Map.groupBy([...list.children], (item) => Math.round(item.getBoundingClientRect().top));
      const ends = [...rows.values()].map((row) => row.at(-1)?.getBoundingClientRect().right ?? 0);
      const { right } = list.getBoundingClientRect();
      return [getComputedStyle(list).gridTemplateColumns.split(' ').length, ends.filter((end) => Math.abs(right - end) > 0.5)] as const;
    });
    expect.soft(columns, `at ${width} px`).toBe(wanted);
    expect.soft(gaps, `at the end of rows at ${width} px`).toEqual([]);
  }
});
