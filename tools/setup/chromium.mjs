// Finds a Chromium for the journeys and screenshots, or installs one, with the typefaces that pages are measured in.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child-processes.mjs';

// The headless shell draws no windows and is half as quick again.
const EXECUTABLE_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Typefaces with Arial's metrics, which most visitors have; a plain Debian has none. */
const FONT_PACKAGE = 'fonts-liberation';

/** Playwright waits 30 s for its download server by default. */
const DOWNLOAD_TIMEOUT_MS = 10_000;

/** Flags of a browser that runs as root, without a graphics card, and stays off the network by itself. */
export const LAUNCH_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The browser that Playwright has downloaded; null when there is none. */
async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function findChromiumOnPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => EXECUTABLE_NAMES.map((name) => path.join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** The path of a Chromium: CHROMIUM_PATH, else Playwright's own, else one on the path; null when there is none. */
export async function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : null;
  return (await findPlaywrightChromium()) ?? findChromiumOnPath();
}

/** Whether this is a Debian without the package. */
async function isMissingDebianPackage(name) {
  const { code, output } = await run('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { output: 'pipe' });
  return code !== null && !output.startsWith('installed');
}

/** Installs Debian's packages if this is root; resolves to whether they came. A package that is half there breaks the next install, so signals wait. */
async function installWithApt(...names) {
  if (process.getuid?.() !== 0) return false;
  const command = `trap '' HUP INT TERM; apt-get update; apt-get install -y --no-install-recommends ${names.join(' ')}`;
  return (await run('sh', ['-c', command], { output: 'pipe' })).code === 0;
}

/** Playwright's own, else Debian's; null when neither came. */
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

/** Finds a Chromium or installs one, and installs the typefaces where Debian lacks them. */
export async function findOrInstallChromium() {
  const chromium = (await findChromium()) ?? (await installChromium());
  if (await isMissingDebianPackage(FONT_PACKAGE)) await installWithApt(FONT_PACKAGE);
  return chromium;
}
