// Tests the home page: the links of its hero, its toys in motion, and its grids of games.
import type { Page } from '@playwright/test';
import pictures from '#app/content/data/pictures/pictures.json' with { type: 'json' };
import { KEY_PREFIX, PREFERENCES_KEY } from '#app/storage/preferences.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { findRowGaps } from '#tests/e2e/support/find-row-gaps.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';
import { getCenter } from '#tests/e2e/support/touch.ts';
import { content, expect, expectPage, GAMES, getHeading, open, phoneTest, test } from '#tests/e2e/support/fixtures.ts';

/** The film strips of the toys, which only those get who have nothing against motion. */
const STRIPS = /\/pictures\/hero\/[a-z0-9-]+-move-/;

test('the home page leads to the games, and shows each in its place, in up to three columns without gaps', async ({ page }) => {
  const strips: string[] = [];
  page.on('request', (request) => STRIPS.test(request.url()) && strips.push(request.url()));
  await open(page, '/');
  const getSection = (name: string) => page.getByRole('region', { name });
  const hero = getSection(getHeading('/'));
  await expect(hero.getByRole('link', { name: 'Scroll' })).toHaveAttribute('href', '#featured-games');
  await expect(hero.getByRole('link', { name: content.home.exploreGames })).toHaveAttribute('href', '/#featured-games');
  await expect(hero.getByRole('link', { name: content.home.getUpdates })).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link', { name: content.home.heroPlay })).toHaveAttribute('href', '/#mini-games');
  const toys = await page.locator('a[data-toy]').all();
  expect(toys.length).toBeGreaterThan(1);
  for (const toy of toys) await toy.click({ trial: true }); // it leads somewhere, and nothing lies over it

  for (const [name, isLive] of Object.entries({ [content.home.featuredTitle]: true, [content.home.comingSoonTitle]: false })) {
    const titles = GAMES.filter((game) => game.isLive === isLive).map(({ heading }) => heading);
    await expect(getSection(name).getByRole('heading', { level: 3 })).toHaveText(titles);
  }

  const grid = getSection(content.home.featuredTitle).getByRole('list');
  for (const [width, wanted] of Object.entries({ 390: 1, 639: 1, 640: 2, 1023: 2, 1024: 3, 2560: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 1080 });
    const columns = await grid.evaluate(
      (list) => new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().left))).size,
    );
    expect.soft(columns, `at ${width} px`).toBe(Math.min(wanted, await grid.locator('> li').count()));
    expect.soft(await findRowGaps(grid), `at the end of rows at ${width} px`).toEqual([]);
  }
  expect(strips).toEqual([]);
});

test('the toys that stand in the hero do so in the first screen of a low window', async ({ page }) => {
  await open(page, '/');
  for (const size of parseSizes('1024×768 1280×720 360×740')) {
    await page.setViewportSize(size);
    const header = await page.getByRole('banner').boundingBox(); // a notice stands above it
    const ends = await page
      .locator('a[data-toy][data-stands]')
      .evaluateAll((toys) => toys.map((toy) => toy.getBoundingClientRect().bottom));
    expect.soft(Math.max(...ends) - (header?.y ?? 0), `at ${size.width}×${size.height}`).toBeLessThanOrEqual(size.height);
  }
});

const getToy = (page: Page, name: string) => page.locator(`a[data-toy="${name}"]`);

/** Opens the home page with motion. Returns the toys that have a film strip and lead somewhere; skips the test if the site has fewer than two. */
async function openToys(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const names = Object.keys(pictures).flatMap((name) => /^hero\/(.+)-move$/.exec(name)?.[1] ?? []);
  const counts = await Promise.all(names.map((name) => getToy(page, name).count()));
  const toys = names.filter((_, index) => counts[index]);
  test.skip(toys.length < 2, 'The site has no such toys');
  return toys;
}

/** Holds the moves of film strips at their start. */
function holdMoves(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...settings) {
      const animation = animate.apply(this, settings);
      animation.pause();
      return animation;
    };
  });
}

/** Takes what is held to a share of its time; to 1 ends it. Returns the names of the toys that show their strip instead of their picture. */
function takeMovesTo(page: Page, share: number): Promise<(string | undefined)[]> {
  return page.evaluate((at) => {
    const isMove = (animation: Animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition);
    for (const animation of document.getAnimations().filter(isMove)) {
      if (at === 1) animation.finish();
      else animation.currentTime = at * Number(animation.effect?.getComputedTiming().duration);
    }
    const getOpacity = (element: Element | null) => (element ? getComputedStyle(element).opacity : null);
    return [...document.querySelectorAll<HTMLElement>('a[data-toy]')]
      .filter((toy) => getOpacity(toy.querySelector('span')) === '1' && getOpacity(toy.querySelector('img')) === '0')
      .map((toy) => toy.dataset['toy']);
  }, share);
}

test('one toy of the hero makes its move by itself, the others where they are pointed at; it is heard only with sound on', async ({
  page,
}) => {
  const sounds: string[] = [];
  const script = getScript('app/game-kit/stage/feedback/synthesizer.ts');
  await page.route(script, (route) => {
    sounds.push(script);
    return route.fallback();
  });
  await page.clock.setFixedTime(0);
  await page.setViewportSize({ width: 1280, height: 1000 }); // wherever they stand, they are in view
  await holdMoves(page);
  const toys = await openToys(page);
  await expect.poll(() => takeMovesTo(page, 0.5)).toHaveLength(1);
  const [greeter] = await takeMovesTo(page, 0.5);
  expect(await takeMovesTo(page, 1)).toEqual([]);

  const others = toys.filter((toy) => toy !== greeter);
  for (const toy of others) {
    if (toy === others.at(-1)) {
      expect(sounds).toEqual([]);
      await page.evaluate((key) => localStorage.setItem(key, '{"sound":true}'), KEY_PREFIX + PREFERENCES_KEY);
    }
    // `hover` would wait for the toy to rest by scrolling, which leads others under the pointer.
    const { x, y } = await getCenter(getToy(page, toy));
    await page.mouse.move(x, y);
    await expect.poll(() => takeMovesTo(page, 0.5)).toEqual([toy]);
    expect(await takeMovesTo(page, 1)).toEqual([]);
  }
  await expect.poll(() => sounds).toEqual([script]);
});

test('what moves by itself on the home page rests within five seconds', async ({ page }) => {
  await openToys(page);
  const ends = await page.evaluate(() => {
    const isTimed = ({ timeline }: Animation) => timeline instanceof DocumentTimeline; // not driven by scrolling
    return document.getAnimations().flatMap((animation) => (isTimed(animation) ? animation.effect?.getComputedTiming().endTime : []));
  });
  for (const end of ends) expect(Number(end)).toBeLessThanOrEqual(5000);
});

phoneTest('a touch plays the whole move of a toy and then opens its page, and the way back leads to no toy', async ({ page }) => {
  await page.clock.setFixedTime(0);
  await holdMoves(page);
  const [name = ''] = await openToys(page);
  await expect.poll(() => takeMovesTo(page, 0.5)).toHaveLength(1);
  await takeMovesTo(page, 1);
  const toy = getToy(page, name);
  const path = (await toy.getAttribute('href')) ?? '';
  await expect(toy).toHaveAttribute('data-plays');
  // Whether the router, which listens further out, is to follow the link.
  await page.evaluate(() =>
    document.body.addEventListener('click', ({ defaultPrevented }) => {
      document.body.dataset['follows'] = String(!defaultPrevented);
    }),
  );
  const { x, y } = await getCenter(toy); // `tap` would wait for the toy to rest
  await page.touchscreen.tap(x, y);
  await expect.poll(() => takeMovesTo(page, 0.5)).toEqual([name]);
  await expect(page.locator('body')).toHaveAttribute('data-follows', 'false');
  await takeMovesTo(page, 1);
  await expectPage(page, path);
  await page.goBack();
  await expectPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a toy whose film strip is missing keeps its picture, and leads to its game', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  await page.route(STRIPS, (route) => route.fulfill({ status: 404 }));
  const missing = page.waitForResponse(STRIPS);
  const [name = ''] = await openToys(page);
  await missing;
  const toy = getToy(page, name);
  const path = (await toy.getAttribute('href')) ?? '';
  const { x, y } = await getCenter(toy); // `hover` and `click` would wait for the toy to rest
  await page.mouse.move(x, y);
  await expect(toy.locator('img')).toHaveCount(1);
  await expect(toy.locator('img')).toHaveCSS('opacity', '1');
  await page.mouse.click(x, y);
  await expectPage(page, path);
});
