// Measures that what matters of pictures is seen whole: of each game's key art at the head of its page, of case studies, and of the arcade's
// toys.
import { ARCADE_PATH } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { ADDRESSES, cover, GAMES, SAMPLE_ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';

const WIDTHS = [320, 390, 800, 1024, 1440, 1920, 2560] as const;
const HEIGHT = 1200;

test("what matters of a game's key art is seen whole, and nothing lies over it", async ({ page }) => {
  const games = cover(GAMES, (game) => SAMPLE_ADDRESSES.some(({ path }) => path === game.path));
  for (const { path } of games) {
    const { game } = (await import(`#app/content/data/catalogue/${path.split('/').at(-1) ?? ''}.ts`)) as { game: Game };
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const image = page.getByRole('main').locator('img').first();
      const covered = await image.evaluate((art, focus) => {
        const SHARES = [0.01, 0.25, 0.5, 0.75, 0.99];
        const { left, top, width: artWidth, height } = art.getBoundingClientRect();
        const points = SHARES.flatMap((across) =>
          SHARES.map((down) => [
            left + ((focus.left + across * (focus.right - focus.left)) / 100) * artWidth,
            top + ((focus.top + down * (focus.bottom - focus.top)) / 100) * height,
          ]),
        );
        return points.filter(([x = 0, y = 0]) => {
          const found = document.elementsFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), y - 0.5);
          const over = found.slice(0, found.indexOf(art)).filter((one) => {
            if (one.contains(art)) return false;
            const { backgroundColor, backgroundImage } = getComputedStyle(one);
            return one.matches('img, svg *, h1, p, a, button') || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
          });
          return x < -1 || x > innerWidth + 1 || !found.includes(art) || over.length > 0;
        });
      }, game.keyArtFocus);
      expect.soft(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('pictures of case studies and the toys beside the arcade are seen whole at every width', async ({ page }) => {
  const study = ADDRESSES.find(({ path }) => path.startsWith('/services/'));
  for (const path of [...(study ? [study.path] : []), ARCADE_PATH]) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const cut = await page.evaluate(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('article img[src*="/case-studies/"]')].filter((picture) => {
          const [fullWidth = 0, fullHeight = 0] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
          return Math.abs((picture.width * fullHeight) / (picture.height * fullWidth) - 1) > 0.02;
        });
        const panel = document.querySelector('[role="tabpanel"]')?.getBoundingClientRect();
        const toys = [...document.querySelectorAll('[data-toy]')].filter((toy) => {
          const { left, right } = toy.getBoundingClientRect();
          return toy.checkVisibility() && panel && (left < 0 || right > innerWidth || (left < panel.right && right > panel.left));
        });
        return [...pictures.map(({ alt }) => alt), ...toys.map((toy) => toy.getAttribute('data-toy'))];
      });
      expect.soft(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});
