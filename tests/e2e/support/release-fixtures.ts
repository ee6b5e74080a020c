// The fixtures of tests of releases: the site on a port of its own, with its service worker.
import type { Page } from '@playwright/test';
import { test as base, open, skipWithout } from './fixtures.ts';
import { Release } from './release-server.ts';

/** A precache entry that must fail: its file does not match its hash. */
export const MISMATCHED_ENTRY = `{"revision":"2","url":"/robots.txt","integrity":"sha256-${'A'.repeat(43)}="}`;

export const test = base.extend<{ readonly release: Release }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it
  release: async ({}, use) => {
    const release = await Release.start();
    await use(release);
    await release.remove();
  },
  serviceWorkers: 'allow',
  baseURL: async ({ release }, use) => use(release.origin),
});

/** Opens a page and waits until the service worker has precached everything. */
export async function openAndPrecache(page: Page, path: string): Promise<void> {
  skipWithout('offline');
  await open(page, path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
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
