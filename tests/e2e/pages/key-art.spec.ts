// Measures that what matters of each game's key art is seen whole at the head of its page.
import type { Game } from '#app/content/schema/game-schema.ts';
import { GAMES } from '#tests/e2e/support/addresses.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const WIDTHS = [320, 390, 800, 1440, 1920, 2560] as const;
const HEIGHT = 1200;

for (const { path, heading } of GAMES)
  test(`the key art of ${heading} is seen whole, and nothing lies over it`, async ({ page }) => {
    const { game } = (await import(`#app/content/data/catalogue/${path.split('/').at(-1) ?? ''}.ts`)) as { game: Game };
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const covered = await page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image, focus) => {
          const SHARES = [0.01, 0.25, 0.5, 0.75, 0.99];
          const { left, top, width: imageWidth, height } = image.getBoundingClientRect();
          const at = (x: number, y: number) => [left + (x / 100) * imageWidth, top + (y / 100) * height] as const;
          const points = SHARES.flatMap((across) =>
            SHARES.map((down) => at(focus.left + across * (focus.right - focus.left), focus.top + down * (focus.bottom - focus.top))),
          );
          return points.filter(([x, y]) => {
            const found = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), y - 0.5);
            return x < -1 || x > innerWidth + 1 || !found?.contains(image);
          });
        }, game.keyArtFocus);
      expect.soft(covered, `${width} px`).toEqual([]);
    }
  });
