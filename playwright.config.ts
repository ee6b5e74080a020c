import { defineConfig } from '@playwright/test';
import type { Settings } from '#tests/e2e/browsers/browsers.ts';
import { findChromium, LAUNCH_FLAGS } from './tools/setup/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const SITE = `http://localhost:${port}`;
const executablePath = await findChromium();

/** The rest of the web does not exist. */
const CUT_OFF = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Journeys end before an optimized script has paid for itself: a tenth of the processor's time. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan --single-threaded-gc';

/** Journeys read a page and press on it, so nothing of it is painted: a fifth of the processor's time. Those that look at it are `@painted`. */
const UNPAINTED = '--force-gpu-mem-available-mb=1';

/** No renderer stands by for a next page, as each journey starts with a fresh one: a twenty-fifth of the processor's time. */
const NO_SPARE = '--renderer-process-limit=1';

const BROWSERS = '**/tests/e2e/browsers/**';
const PAINTED = /@painted/;

function launch(...flags: readonly string[]) {
  return { args: [...LAUNCH_FLAGS, CUT_OFF, UNOPTIMIZED, NO_SPARE, ...flags], ...(executablePath ? { executablePath } : {}) };
}

/** One browser walks all journeys of its project. */
const other = { testDir: 'tests/e2e/browsers', workers: 1, fullyParallel: false, timeout: 120_000, expect: { timeout: 20_000 } };

export default defineConfig<object, Settings>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than processors: now and then a journey only waits.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no failure: each is several times what a quiet one needs.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: SITE,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // A worker takes 1 MB along from each page; journeys that are about it allow it.
    serviceWorkers: 'block',
    // Nothing has a graphics card to move for here; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(UNPAINTED),
  },
  // What takes long comes first: a run should end with short journeys, so that no worker waits for another.
  projects: [
    { ...other, name: 'firefox', use: { engine: 'firefox' } },
    { ...other, name: 'webkit', use: { engine: 'webkit' } },
    { name: 'painted', testIgnore: BROWSERS, grep: PAINTED, use: { launchOptions: launch() } },
    { name: 'chromium', testIgnore: BROWSERS, grepInvert: PAINTED },
  ],
  webServer: { command: 'node server/serve.ts', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
