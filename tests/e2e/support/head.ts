// Reads the head of a page.
import type { Page } from '@playwright/test';

/** Locates meta tags that occur more than once, such as `og:title`. */
export function findRepeated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = Array.from(document.head.querySelectorAll('title, link[rel="canonical"], meta[name], meta[property]'), (element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel');
      return name ?? element.localName;
    });
    return parts.filter((part, index) => parts.indexOf(part) !== index);
  });
}
