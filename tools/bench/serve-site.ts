// Serves the built site on a free port, and opens a browser, for benchmarks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from '@playwright/test';
import { findOrInstallChromium, LAUNCH_FLAGS } from '../setup/chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
export const SITE = path.join(root, 'build/client');

export async function findChromiumPath(): Promise<string> {
  const file = await findOrInstallChromium();
  if (!file) throw new Error('No Chromium was found; set CHROMIUM_PATH to one');
  return file;
}

/** Serves a built site while `use` runs. */
export async function withServer<Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const server = spawn(process.execPath, ['server/serve.ts', folder], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const stopped = once(server, 'exit').then(() => Promise.reject(new Error(`${folder} cannot be served`)));
    const [line] = (await Promise.race([once(createInterface(server.stdout), 'line'), stopped])) as [string];
    return await use(`http://127.0.0.1:${/:(\d+)/.exec(line)?.[1] ?? ''}`);
  } finally {
    server.kill();
  }
}

/** Serves the built site and opens a browser while `use` runs. */
export function withBrowser<Result>(use: (browser: Browser, origin: string) => Promise<Result>): Promise<Result> {
  return withServer(SITE, async (origin) => {
    const browser = await chromium.launch({ args: LAUNCH_FLAGS, executablePath: await findChromiumPath() });
    try {
      return await use(browser, origin);
    } finally {
      await browser.close();
    }
  });
}
