import type { Page } from '@playwright/test';

/** Slows the CPU of a page down four times. */
export async function throttleCpu(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
