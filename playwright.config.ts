import { defineConfig } from '@playwright/test';
import { findChromium, LAUNCH_FLAGS } from './scripts/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const executablePath = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'app/mini-games/*/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // Nothing has a graphics card to move for here; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: LAUNCH_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: { command: 'node host/serve.ts', port, env: { PORT: String(port) }, reuseExistingServer: false },
});
