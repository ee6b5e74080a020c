// Makes random deals predictable.
import type { Page } from '@playwright/test';

/** Gives every game on the page this seed. */
export async function fixSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed / 2 ** 32;
  }, seed);
}
