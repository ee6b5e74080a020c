// Accessibility checks that several journeys share.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each broken rule with the elements that break it; only within `selector`, where one is given. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations: broken } = await (part === undefined ? builder : builder.include(part)).analyze();
  return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** How wide the page is; if it is wider than its window, it scrolls sideways. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
