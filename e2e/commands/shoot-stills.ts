// Takes the still of each mini game's board in play, for the game's own page: an original for `npm run pictures`.
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { registry } from '#app/mini-games/registry.ts';
import { leftGame } from '#e2e/support/finished-games.ts';
import { keepOnDevice } from '#e2e/support/saved-game.ts';
import { takenOver } from '#e2e/support/wake.ts';

const WINDOW = { width: 900, height: 900 };

/** How much of a game has been played: half of it where nothing else shows more. */
const SHARES: Readonly<Record<string, number>> = { memory: 0.8, snake: 0.9, wordle: 0.8 };

/** Three, two, one, and the first moment after it. */
const COUNTDOWN_MS = 3100;

/** Nothing but the board itself. */
const ONLY_BOARD = '[data-veil], [data-result], [data-hint] { visibility: hidden !important; }';

/** `only` are the ids of the games that are wanted; all of them when it is empty. */
export async function shootStills(browser: Browser, baseURL: string, folder: string, only: readonly string[]): Promise<void> {
  for (const { id, title } of registry) {
    if (only.length > 0 && !only.includes(id)) continue;
    const page = await browser.newPage({ baseURL, viewport: WINDOW, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
    await keepOnDevice(page, { [`${id}.save`]: await leftGame(id, SHARES[id] ?? 0.5) });
    await page.clock.install();
    await page.goto(`/play/${id}`);
    await takenOver(page);
    await page.getByRole('toolbar').waitFor();
    // Games by the clock hide their boards until they go on.
    const resume = page.locator('[data-veil]').getByRole('button', { name: 'Resume' });
    if (await resume.isVisible()) {
      await page.clock.pauseAt(Date.now() + 60_000);
      await resume.click();
      await page.clock.runFor(COUNTDOWN_MS);
    }
    await page.addStyleTag({ content: ONLY_BOARD });
    await page
      .locator('[data-field] > * > *')
      .first()
      .screenshot({ path: path.join(folder, `${id}.png`), animations: 'disabled' });
    await page.close();
    console.log(`${title}: ${id}.png`);
  }
}
