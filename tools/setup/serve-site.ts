// Serves the built site on a free port and opens a browser, for screenshots.
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../../server/server.ts';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { findOrInstallChromium, LAUNCH_FLAGS } from './chromium.mjs';

/** Serves the built site and opens a browser while `use` runs. */
export async function withBrowser(use: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH to one');
  const { port, stop } = await startServer(SITE_FOLDER);
  const browser = await chromium.launch({ args: LAUNCH_FLAGS, executablePath });
  try {
    await use(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    await stop();
  }
}
