// Renders the screens of clients' games to art/originals/case-studies/ (`node art/boards/client-games/render.ts`).
import { mkdir } from 'node:fs/promises';
import { withBoardPage } from '../drawing/board-browser.ts';
import { createPage } from '../drawing/page.ts';
import { HEIGHT, WIDTH } from '../drawing/theme.ts';
import * as letterboat from './letterboat.ts';
import * as museum from './museum.ts';

/** Phones on the page of a case study are small. */
const SCALE = 0.6;

const folder = new URL('../../originals/case-studies/', import.meta.url);
await mkdir(folder, { recursive: true });

for (const { theme, screens, height } of [
  { ...museum, height: HEIGHT },
  { ...letterboat, height: 1800 },
])
  await withBoardPage({ width: WIDTH, height, scale: SCALE }, async (page) => {
    for (const [name, markup] of Object.entries(screens)) {
      await page.setContent(createPage(theme, markup), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: new URL(`${theme.slug}-${name}.png`, folder).pathname });
    }
  });
