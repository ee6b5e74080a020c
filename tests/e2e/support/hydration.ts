// A page that React takes over some time after it has loaded.
import type { Page } from '@playwright/test';

/** Waits until React has taken the page over, whenever it begins to. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Touches the page, so that React starts at once and not when the page is idle, and waits until it has taken over. */
export async function hydrateNow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await waitForHydration(page);
}
