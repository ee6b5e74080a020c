// Changes the browser's text size.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const DEFAULT_TEXT_PX = 16;

/** Multiplies the browser's default text size by this factor. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: times * DEFAULT_TEXT_PX } });
  await session.detach();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size, { intervals: [20] }).toBe(`${times * DEFAULT_TEXT_PX}px`);
}
