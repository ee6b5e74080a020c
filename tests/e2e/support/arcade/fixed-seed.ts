// Makes random deals predictable.
import type { Page } from '@playwright/test';

/** Gives every game on the page this seed. */
export async function fixSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((fixed) => {
    crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
      if (numbers instanceof Uint32Array) numbers.fill(fixed);
      return numbers;
    };
  }, seed);
}
