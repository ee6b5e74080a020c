// Finds or installs Chromium for end-to-end tests and screenshots, and the fonts that pages are measured with.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child-processes.mjs';

// The headless shell has no window code and is 1.5 times as fast.
const EXECUTABLE_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Fonts with the metrics of Arial, which most visitors have and Debian lacks by default. */
const FONT_PACKAGE = 'fonts-liberation';

/** Playwright waits 30 s for its download server by default. */
const DOWNLOAD_TIMEOUT_MS = 10_000;

/** Flags for running as root, without a GPU and without background network requests. */
export const LAUNCH_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Returns the path of the Chromium that Playwright has downloaded; null if there is none. */
async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function findChromiumOnPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => EXECUTABLE_NAMES.map((name) => path.join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** Returns the path of Chromium: CHROMIUM_PATH, else Playwright's download, else one on the PATH; null if there is none. */
export async function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : null;
  return (await findPlaywrightChromium()) ?? findChromiumOnPath();
}

/** Whether this is Debian and the package is not installed. */
async function isMissingDebianPackage(name) {
  const { code, output } = await run('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { output: 'pipe' });
  return code !== null && !output.startsWith('installed');
}

/** As root, installs Debian packages; resolves to whether it succeeded. It ignores signals, because an interrupted install breaks the next one. */
async function installWithApt(...names) {
  if (process.getuid?.() !== 0) return false;
  const command = `trap '' HUP INT TERM; apt-get update; apt-get install -y --no-install-recommends ${names.join(' ')}`;
  return (await run('sh', ['-c', command], { output: 'pipe' })).code === 0;
}

/** Installs Playwright's Chromium, else Debian's; resolves to its path, or null if both failed. */
async function installChromium() {
  console.log('Chromium: none found, installing one');
  await run(process.execPath, [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
    output: 'pipe',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(DOWNLOAD_TIMEOUT_MS) },
  });
  const playwrightChromium = await findPlaywrightChromium();
  if (playwrightChromium) return playwrightChromium;
  if (!(await installWithApt('chromium-headless-shell', FONT_PACKAGE))) await installWithApt('chromium', FONT_PACKAGE);
  return findChromiumOnPath();
}

/** Finds or installs Chromium, and installs the fonts if Debian lacks them. */
export async function findOrInstallChromium() {
  const chromium = (await findChromium()) ?? (await installChromium());
  if (await isMissingDebianPackage(FONT_PACKAGE)) await installWithApt(FONT_PACKAGE);
  return chromium;
}
