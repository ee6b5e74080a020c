// The built site in a browser, for measurements.
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../server/server.ts';
import { findOrInstallChromium, LAUNCH_FLAGS } from '../scripts/chromium.mjs';

const SITE = path.resolve(import.meta.dirname, '../build/client');

/** Serves the built site and opens a browser for as long as `use` takes. */
export async function withSite<Result>(use: (browser: Browser, origin: string) => Promise<Result>): Promise<Result> {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH to one');
  const { port, stop } = await startServer(SITE);
  const browser = await chromium.launch({ args: LAUNCH_FLAGS, executablePath });
  try {
    return await use(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    await stop();
  }
}
