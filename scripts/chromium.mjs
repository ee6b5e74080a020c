// Finds a Chromium for the journeys and screenshots, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// The shell has no windows to draw, and is half as quick again.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Faces of Arial's metrics, which most visitors have; Debian's Chromium comes without. */
const TYPEFACES = 'fonts-liberation';

/** What a browser needs to run quietly, and as root. */
export const LAUNCH_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** The path of a Chromium: CHROMIUM_PATH, else Playwright's own, else one on the path; null when there is none. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : null;
  return (await playwrightsOwn()) ?? onPath();
}

/** Like findChromium, but installs one when there is none: Playwright's, else Debian's when we may. */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('Chromium: none found, installing one');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  const own = await playwrightsOwn();
  if (own) return own;
  if (process.getuid?.() === 0) {
    const install = (name) => `apt-get install -y --no-install-recommends ${name} ${TYPEFACES}`;
    spawnSync('sh', ['-c', `apt-get update && ${install('chromium-headless-shell')} || ${install('chromium')}`], { stdio: 'ignore' });
  }
  return onPath();
}
