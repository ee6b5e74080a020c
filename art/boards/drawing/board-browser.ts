// Opens a page of Chromium for drawing boards.
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/** Calls `draw` with a page of this size; pictures of it are `scale` times as large. */
export async function withBoardPage(
  { width, height, scale = 1 }: { width: number; height: number; scale?: number },
  draw: (page: Page) => Promise<void>,
): Promise<void> {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const executablePath = candidates.find((path) => path && existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    await draw(await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale }));
  } finally {
    await browser.close();
  }
}
