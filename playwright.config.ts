import { defineConfig } from '@playwright/test';
import type { Settings } from '#tests/e2e/browsers/browsers.ts';
import { findChromium, LAUNCH_FLAGS } from './tools/setup/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const SITE = `http://localhost:${port}`;
const executablePath = await findChromium();

/** Resolves no host but localhost, so that tests never depend on the network. */
const CUT_OFF = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Turns off the optimizing compilers: tests are too short for them to pay off. Saves a tenth of the CPU time. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan --single-threaded-gc';

const isOnGitHub = Boolean(process.env['CI']);

/** Turns off painting, which no test needs: saves a fifth of the CPU time. With PAINT=1 and on GitHub, screenshots and traces show pages. */
const UNPAINTED = process.env['PAINT'] || isOnGitHub ? '' : '--force-gpu-mem-available-mb=1';

/** Keeps no spare renderer process, because each test starts a new one anyway: saves 4 % of the CPU time. */
const NO_SPARE = '--renderer-process-limit=1';

const BROWSERS = '**/tests/e2e/browsers/**';
const RANDOM = '**/monkey.spec.ts';

const LAUNCH = {
  args: [...LAUNCH_FLAGS, CUT_OFF, UNOPTIMIZED, UNPAINTED, NO_SPARE].filter(Boolean),
  ...(executablePath ? { executablePath } : {}),
};

/** Firefox and WebKit: one browser instance runs all tests of its project. */
const other = { testDir: 'tests/e2e/browsers', workers: 1, fullyParallel: false, timeout: 120_000, expect: { timeout: 20_000 } };

export default defineConfig<object, Settings>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, because tests sometimes only wait.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Several times what an idle machine needs, so that a busy one causes no failures.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: isOnGitHub ? [['list'], ['github'], ['html', { open: 'never' }]] : 'line',
  use: {
    baseURL: SITE,
    // A press that cannot be made says so, before the test's own limit hides which one it was.
    actionTimeout: 30_000,
    // For the report of a red run. Without the screencast of every test, which costs more than the rest.
    trace: isOnGitHub ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: isOnGitHub ? 'only-on-failure' : 'off',
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // The service worker would precache over 1 MB in every test; the tests of it allow it.
    serviceWorkers: 'block',
    // Animations are slow without a GPU; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: LAUNCH,
  },
  // Longest first: a run that ends with short tests keeps all workers busy.
  projects: [
    { ...other, name: 'firefox', use: { engine: 'firefox' } },
    { ...other, name: 'webkit', use: { engine: 'webkit' } },
    { name: 'chromium', testIgnore: [BROWSERS, RANDOM] },
    { name: 'random', testMatch: RANDOM },
  ],
  webServer: { command: 'node build/server.js', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
