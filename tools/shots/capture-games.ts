// Takes screenshots of every mini game at every window size: before the first move, in play, paused, and finished.
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { selectAndResumeGame, ALL_GAMES, type TestedGame } from '#tests/e2e/support/arcade/arcade.ts';
import { createFinishedSaves } from '#tests/e2e/support/arcade/create-saves.ts';
import { bringStageToTop, WINDOW_SIZES } from '#tests/e2e/support/arcade/measure-stage.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { open } from '#tests/e2e/support/fixtures.ts';

const DESKTOP = { width: 1280, height: 720 };

async function captureAllWindows(page: Page, folder: string, id: string, what: string): Promise<void> {
  for (const window of WINDOW_SIZES) {
    await page.setViewportSize(window);
    await bringStageToTop(page);
    await page.screenshot({ path: path.join(folder, `${id}-${window.width}x${window.height}-${what}.png`) });
  }
}

/** A page with reduced motion, large enough to play every game. */
function newPage(browser: Browser, baseURL: string): Promise<Page> {
  return browser.newPage({ baseURL, viewport: DESKTOP, reducedMotion: 'reduce' });
}

async function capturePlay(page: Page, folder: string, { id, title, play }: TestedGame): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const panel = await selectAndResumeGame(page, title);
  await captureAllWindows(page, folder, id, 'new');
  await page.setViewportSize(DESKTOP);
  await selectAndResumeGame(page, title);
  await play(panel, page);
  await captureAllWindows(page, folder, id, 'playing');
  await page.setViewportSize(DESKTOP);
  await selectAndResumeGame(page, title);
  const pause = panel.getByRole('toolbar').locator('button:not([aria-disabled="true"])', { hasText: 'Pause' });
  if ((await pause.count()) === 0) return;
  await pause.click();
  await captureAllWindows(page, folder, id, 'paused');
}

/** `only` lists the ids of the games to capture; empty means all. */
export async function captureGames(browser: Browser, baseURL: string, folder: string, only: readonly string[]): Promise<void> {
  const games = ALL_GAMES.filter(({ id }) => only.length === 0 || only.includes(id));
  const pageInPlay = await newPage(browser, baseURL);
  await open(pageInPlay, '/');
  for (const game of games) {
    await capturePlay(pageInPlay, folder, game);
    console.log(`${game.title} in play`);
  }
  await pageInPlay.close();
  for (const result of ['won', 'lost', 'over'] as const) {
    const saves = await createFinishedSaves(result);
    const page = await newPage(browser, baseURL);
    await seedStorage(page, saves);
    await open(page, '/');
    for (const { id, title } of games.filter((game) => `${game.id}.save` in saves)) {
      await page.setViewportSize(DESKTOP);
      const panel = await selectAndResumeGame(page, title);
      await panel.getByRole('region', { name: 'Result' }).waitFor();
      await captureAllWindows(page, folder, id, result);
      console.log(`${title} ${result}`);
    }
    await page.close();
  }
}
