// Serves the built site on a free port, and opens a browser, for benchmarks and screenshots.
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../../server/server.ts';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { findOrInstallChromium, LAUNCH_FLAGS } from './chromium.mjs';

export async function findChromiumPath(): Promise<string> {
  const file = await findOrInstallChromium();
  if (!file) throw new Error('No Chromium was found; set CHROMIUM_PATH to one');
  return file;
}

/** Serves a built site while `use` runs. */
export async function withServer<Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const { port, stop } = await startServer(folder);
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    await stop();
  }
}

/** Serves the built site and opens a browser while `use` runs. */
export function withBrowser<Result>(use: (browser: Browser, origin: string) => Promise<Result>): Promise<Result> {
  return withServer(SITE_FOLDER, async (origin) => {
    const browser = await chromium.launch({ args: LAUNCH_FLAGS, executablePath: await findChromiumPath() });
    try {
      return await use(browser, origin);
    } finally {
      await browser.close();
    }
  });
}
