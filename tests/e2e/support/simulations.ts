// Simulates devices and networks: hidden tabs, blocked storage, slow files and large text.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const DEFAULT_TEXT_PX = 16;

/** Hides or shows the tab. Overrides `visibilityState`, because a headless browser has no window to hide. */
export async function setTabVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Runs in the page before its scripts: every access to storage throws. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** Holds back the requests of an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Multiplies the browser's default text size by this factor. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: times * DEFAULT_TEXT_PX } });
  await session.detach();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size, { intervals: [20] }).toBe(`${times * DEFAULT_TEXT_PX}px`);
}

/** Sets text as loosely as WCAG 1.4.12 lets visitors set it, until the returned function is called. */
export async function loosenText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `,
  });
  return () => style.evaluate((element) => (element as Element).remove());
}
