// Simulates scripts that load slowly.
import type { Page } from '@playwright/test';

/** Holds back every script of the page until `releaseScripts` is called. */
export async function delayScripts(page: Page): Promise<{ readonly releaseScripts: () => void }> {
  const { promise: released, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { releaseScripts };
}
