// The size that visitors have set for text in their browser.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const DEFAULT_TEXT_PX = 16;

/** Sets the browser's own text to so many times its usual size. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: times * DEFAULT_TEXT_PX } });
  await session.detach();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size, { intervals: [20] }).toBe(`${times * DEFAULT_TEXT_PX}px`);
}
