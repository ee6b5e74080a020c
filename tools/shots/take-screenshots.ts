// Takes screenshots of the last build, as originals of the site's pictures: `npm run shots stills [id]` of the boards of the mini games,
// `npm run shots apps [slug]` of the apps, with the frames of their loops, and `npm run shots install` for the web app manifest.
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../../server/server.ts';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { fail } from '../setup/child-processes.mjs';
import { findOrInstallChromium, LAUNCH_FLAGS } from '../setup/chromium.mjs';
import { shootApps } from './shoot-apps.ts';
import { shootInstall, shootStills } from './shoot-left-games.ts';

const root = path.resolve(import.meta.dirname, '../..');
const originals = path.join(root, 'art/originals');
const [kind = '', ...only] = process.argv.slice(2);

const KINDS: Readonly<Record<string, (browser: Browser, origin: string) => Promise<void>>> = {
  stills: (browser, origin) => shootStills(browser, origin, path.join(originals, 'stills'), only),
  apps: (browser, origin) => shootApps(browser, origin, originals, path.join(root, 'shots/loops'), only),
  install: (browser, origin) => shootInstall(browser, origin, path.join(root, 'public/icons')),
};

const shoot = KINDS[kind] ?? fail(`Usage: npm run shots ${Object.keys(KINDS).join(' | ')}`);
const executablePath = (await findOrInstallChromium()) ?? fail('No Chromium was found; set CHROMIUM_PATH to one');
const { port, stop } = await startServer(SITE_FOLDER);
const browser = await chromium.launch({ args: LAUNCH_FLAGS, executablePath });
await shoot(browser, `http://127.0.0.1:${port}`);
await browser.close();
await stop();
