// The fixtures of tests of releases: the site on a port of its own, with its service worker.
import type { Page } from '@playwright/test';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { test as base, skipWithout } from './fixtures.ts';
import { Release } from './release-server.ts';

export const test = base.extend<{ readonly release: Release; readonly precachedPage: string }>({
  precachedPage: ['', { option: true }],
  release: async ({ precachedPage }, use) => {
    const release = await Release.start(precachedPage);
    await use(release);
    await release.remove();
  },
  serviceWorkers: 'allow',
  baseURL: async ({ release }, use) => use(release.origin),
});

/** Installs the service worker, as a page does once its visitor rests, from a file that starts nothing. Returns its final state. */
export async function installWorker(page: Page): Promise<string | undefined> {
  skipWithout('offline');
  await page.goto('/site.webmanifest');
  return page.evaluate(async (script) => {
    const { installing } = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => /activated|redundant/.test(installing.state) && resolve());
    });
    return installing?.state;
  }, WORKER_PATH);
}

/** Triggers an update check, as the browser does on every navigation, and returns the final state of the new worker. */
export function checkForUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (!worker) return registration.waiting?.state ?? 'none';
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
    });
    return worker.state;
  });
}
