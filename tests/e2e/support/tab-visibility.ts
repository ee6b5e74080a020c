// Simulates switching tabs.
import type { Page } from '@playwright/test';

/** Hides or shows the tab. Overrides `visibilityState`, because a headless browser has no window to hide. */
export async function setTabVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
