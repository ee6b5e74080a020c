// Takes every mini game at every size of window: before the first move, in play, paused, and at its ends.
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chooseAwake, GAMES_TRIED, type TriedGame } from '#tests/e2e/support/arcade.ts';
import { finishedGames } from '#tests/e2e/support/create-saves.ts';
import { bringStageToTop, WINDOWS } from '#tests/e2e/support/measure-stage.ts';
import { keepOnDevice } from '#tests/e2e/support/seed-storage.ts';
import { open } from '#tests/e2e/support/fixtures.ts';

const DESKTOP = { width: 1280, height: 720 };

async function shoot(page: Page, folder: string, id: string, what: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await bringStageToTop(page);
    await page.screenshot({ path: path.join(folder, `${id}-${window.width}x${window.height}-${what}.png`) });
  }
}

/** A page that moves nothing, at a size at which every game can be played. */
function newPage(browser: Browser, baseURL: string): Promise<Page> {
  return browser.newPage({ baseURL, viewport: DESKTOP, reducedMotion: 'reduce' });
}

async function shootPlay(page: Page, folder: string, { id, title, act }: TriedGame): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const panel = await chooseAwake(page, title);
  await shoot(page, folder, id, 'new');
  await page.setViewportSize(DESKTOP);
  await chooseAwake(page, title);
  await act(panel, page);
  await shoot(page, folder, id, 'playing');
  await page.setViewportSize(DESKTOP);
  await chooseAwake(page, title);
  const pause = panel.getByRole('toolbar').locator('button:not([aria-disabled="true"])', { hasText: 'Pause' });
  if ((await pause.count()) === 0) return;
  await pause.click();
  await shoot(page, folder, id, 'paused');
}

/** `only` are the ids of the games that are wanted; all of them when it is empty. */
export async function shootGames(browser: Browser, baseURL: string, folder: string, only: readonly string[]): Promise<void> {
  const games = GAMES_TRIED.filter(({ id }) => only.length === 0 || only.includes(id));
  const playing = await newPage(browser, baseURL);
  await open(playing, '/');
  for (const game of games) {
    await shootPlay(playing, folder, game);
    console.log(`${game.title} in play`);
  }
  await playing.close();
  for (const result of ['won', 'lost', 'over'] as const) {
    const saves = await finishedGames(result);
    const page = await newPage(browser, baseURL);
    await keepOnDevice(page, saves);
    await open(page, '/');
    for (const { id, title } of games.filter((game) => `${game.id}.save` in saves)) {
      await page.setViewportSize(DESKTOP);
      const panel = await chooseAwake(page, title);
      await panel.getByRole('region', { name: 'Result' }).waitFor();
      await shoot(page, folder, id, result);
      console.log(`${title} ${result}`);
    }
    await page.close();
  }
}
