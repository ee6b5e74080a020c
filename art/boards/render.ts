// Renders the boards to art/originals/<slug>/screenshot-<n>.png (`node art/boards/render.ts [slug] [n]`).
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { createPage } from './drawing/page.ts';
import { GAMES, HEIGHT, THEMES, WIDTH } from './drawing/theme.ts';

/** Draws a board; the boards.ts of each game exports five. */
export type Board = () => string;

const [slug, number] = process.argv.slice(2);
const wanted = GAMES.filter((game) => !slug || game === slug);
if (wanted.length === 0) throw new Error(`No game is called "${slug}"; choose one of ${GAMES.join(', ')}`);

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const executablePath = candidates.find((path) => path && existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const game of wanted) {
    const { boards } = (await import(`./${game}/boards.ts`)) as { boards: readonly Board[] };
    const folder = new URL(`../originals/${game}/`, import.meta.url);
    await mkdir(folder, { recursive: true });
    for (const [index, board] of boards.entries()) {
      if (number && Number(number) !== index + 1) continue;
      const started = Date.now();
      await tab.setContent(createPage(THEMES[game], board()), { waitUntil: 'load' });
      await tab.evaluate(() => document.fonts.ready);
      const path = new URL(`screenshot-${index + 1}.png`, folder);
      await tab.screenshot({ path: path.pathname });
      console.log(`${game} ${index + 1} of ${boards.length}: ${Date.now() - started} ms`);
    }
  }
} finally {
  await browser.close();
}
