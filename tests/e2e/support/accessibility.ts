// Accessibility checks that several tests share.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import type { Page } from '@playwright/test';

/** Injected directly, because `@axe-core/playwright` injects it again for every check and opens an extra page. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each violated rule with its elements; limited to the selector `part` if given. */
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

/** The width of the page's content; if it exceeds the window, the page scrolls horizontally. */
export const getPageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
