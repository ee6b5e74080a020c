// Waits for hydration, which starts some time after a page has loaded.
import type { Page } from '@playwright/test';

/** Waits for hydration without triggering it. */
export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Triggers hydration by an interaction instead of waiting until the page is idle, and waits for it. Does nothing to a hydrated page. */
export async function hydrateNow(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!document.documentElement.hasAttribute('data-hydrated')) window.dispatchEvent(new Event('pointerdown'));
  });
  await waitForHydration(page);
}
