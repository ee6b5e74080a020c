// Scripts that are slow to arrive.
import type { Page } from '@playwright/test';

/** Holds back every script of the page until `arrive` is called. */
export async function holdScripts(page: Page): Promise<{ readonly arrive: () => void }> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}
