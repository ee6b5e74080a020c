// Takes screenshots of half-played games: stills of the boards for the games' pages, and the screenshots of the web app manifest.
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { registry } from '#app/games/registry.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { loadGame, playGame, SEED } from '#tests/e2e/support/arcade/create-saves.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { waitForHydration } from '#tests/e2e/support/hydration.ts';

const BOARD: BrowserContextOptions = { viewport: { width: 900, height: 900 }, deviceScaleFactor: 1.5 };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** The share of the game that has been played. The default is half; these games look better later. */
const SHARES: Readonly<Record<string, number>> = { memory: 0.8, snake: 0.9, wordle: 0.8 };

/** The countdown from 3, and a moment more. */
const COUNTDOWN_MS = 3100;

/** Hides everything that covers the board. */
const ONLY_BOARD = '[data-pause-overlay], [data-result], [data-hint] { visibility: hidden !important; }';

/** The save of a game that the bot played with its best moves, cut off at `share` (0 to 1) of its entries. Plays randomly if the best moves reach no end. */
async function createUnfinishedSave(id: string, share: number): Promise<Save> {
  const { rules, bot } = await loadGame(id);
  const { seed, moves } = bot.wholeGame ?? { seed: SEED, moves: [] };
  const playWithStyle = (style: 'best' | 'random') => playGame(rules, bot, seed, style, [...moves]);
  const bestGame = playWithStyle('best');
  const { entries } = bestGame.result === null ? playWithStyle('random') : bestGame;
  return createSave(rules, { seed, entries: entries.slice(0, Math.ceil(entries.length * share)) });
}

async function openLeft(browser: Browser, options: BrowserContextOptions, id: string, share = 0.5): Promise<Page> {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  await seedStorage(page, { [`${id}.save`]: await createUnfinishedSave(id, share) });
  await page.clock.install();
  await page.goto(`/play/${id}`);
  await waitForHydration(page);
  await page.getByRole('toolbar').waitFor();
  return page;
}

/** `only` lists the ids of the games to capture; empty means all. */
export async function shootStills(browser: Browser, baseURL: string, folder: string, only: readonly string[]): Promise<void> {
  for (const { id } of registry.filter((entry) => only.length === 0 || only.includes(entry.id))) {
    const page = await openLeft(browser, { baseURL, ...BOARD }, id, SHARES[id]);
    // Timed games hide their boards until they are resumed.
    const resume = page.locator('[data-pause-overlay]').getByRole('button', { name: 'Resume' });
    if (await resume.isVisible()) {
      await page.clock.pauseAt(Date.now() + 60_000);
      await resume.click();
      await page.clock.runFor(COUNTDOWN_MS);
    }
    await page.addStyleTag({ content: ONLY_BOARD });
    const board = page.locator('[data-field] > * > *').first();
    await board.screenshot({ path: path.join(folder, `${id}.png`), animations: 'disabled' });
    await page.close();
  }
}

export async function shootInstall(browser: Browser, baseURL: string, folder: string): Promise<void> {
  const shoot = (page: Page, name: string) =>
    page.screenshot({ path: path.join(folder, `screenshot-${name}.jpg`), type: 'jpeg', quality: 82, animations: 'disabled' });
  for (const id of ['sudoku', 'solitaire']) {
    const page = await openLeft(browser, { baseURL, ...PHONE }, id);
    await page.locator('[data-stage]').evaluate((stage) => stage.scrollIntoView({ behavior: 'instant' }));
    await shoot(page, id);
  }
  const arcade = await browser.newPage({ baseURL, ...DESKTOP, reducedMotion: 'reduce' });
  await arcade.goto('/play');
  await waitForHydration(arcade);
  await arcade.getByRole('tablist').scrollIntoViewIfNeeded();
  await shoot(arcade, 'arcade');
}
