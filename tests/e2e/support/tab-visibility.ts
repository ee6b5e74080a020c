// The tab of the page, which a visitor leaves and comes back to.
import type { Page } from '@playwright/test';

/** Turns to another tab, or back; the browser that plays the visitor has no window that could be hidden. */
export async function setTabVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
