// Renders the boards to art/originals/<slug>/screenshot-<n>.png (`node art/boards/render.ts [slug] [n]`).
import { mkdir } from 'node:fs/promises';
import { withBoardPage } from './drawing/board-browser.ts';
import { createPage } from './drawing/page.ts';
import { GAMES, HEIGHT, THEMES, WIDTH } from './drawing/theme.ts';

/** Draws a board; the boards.ts of each game exports five. */
export type Board = () => string;

const [slug, number] = process.argv.slice(2);
const wanted = GAMES.filter((game) => !slug || game === slug);
if (wanted.length === 0) throw new Error(`No game is called "${slug}"; choose one of ${GAMES.join(', ')}`);

await withBoardPage({ width: WIDTH, height: HEIGHT }, async (page) => {
  for (const game of wanted) {
    const { boards } = (await import(`./${game}/boards.ts`)) as { boards: readonly Board[] };
    const folder = new URL(`../originals/${game}/`, import.meta.url);
    await mkdir(folder, { recursive: true });
    for (const [index, board] of boards.entries()) {
      if (number && Number(number) !== index + 1) continue;
      const started = Date.now();
      await page.setContent(createPage(THEMES[game], board()), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const path = new URL(`screenshot-${index + 1}.png`, folder);
      await page.screenshot({ path: path.pathname });
      console.log(`${game} ${index + 1} of ${boards.length}: ${Date.now() - started} ms`);
    }
  }
});
