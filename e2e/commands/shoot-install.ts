// Takes the pictures that a device shows before it installs the site: the arcade, and games in play.
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { leftGame } from '#e2e/support/finished-games.ts';
import { keepOnDevice } from '#e2e/support/saved-game.ts';
import { takenOver } from '#e2e/support/wake.ts';

const WIDE = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const PICTURES = [
  { name: 'arcade', address: '/play', size: WIDE },
  { name: 'sudoku', address: '/play/sudoku', size: NARROW },
  { name: 'solitaire', address: '/play/solitaire', size: NARROW },
];

export async function shootInstall(browser: Browser, baseURL: string, folder: string): Promise<void> {
  for (const { name, address, size } of PICTURES) {
    const page = await browser.newPage({ baseURL, ...size, reducedMotion: 'reduce' });
    if (address !== '/play') await keepOnDevice(page, { [`${name}.save`]: await leftGame(name, 0.5) });
    await page.goto(address);
    await takenOver(page);
    if (address === '/play') await page.getByRole('tablist').scrollIntoViewIfNeeded();
    else await page.locator('[data-stage]').evaluate((stage) => stage.scrollIntoView({ behavior: 'instant' }));
    await page.screenshot({ path: path.join(folder, `screenshot-${name}.jpg`), type: 'jpeg', quality: 82, animations: 'disabled' });
    await page.close();
    console.log(`screenshot-${name}.jpg`);
  }
}
