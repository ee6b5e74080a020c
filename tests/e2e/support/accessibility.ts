// Accessibility checks that several journeys share.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import type { Page } from '@playwright/test';

/** Put into the page by itself: the builder of `@axe-core/playwright` does so for each look, and finishes in a page of its own. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each broken rule with the elements that break it; only within `selector`, where one is given. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ({ standards, selector }) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      const { violations: broken } = await axe.run(selector ?? document, {
        runOnly: [...standards],
        resultTypes: ['violations'],
        iframes: false,
      });
      return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { standards: AXE_TAGS, selector: part },
  );
}

/** How wide the page is; if it is wider than its window, it scrolls sideways. */
export function getPageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
