// What journeys ask of a page's accessibility.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each broken rule with the elements that break it; of a part of the page where a selector names one. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations: broken } = await (part === undefined ? builder : builder.include(part)).analyze();
  return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** How wide the page is; no wider than its window, or it has to be scrolled sideways. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
