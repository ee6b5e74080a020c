// Reads the site's design tokens.
import type { Page } from '@playwright/test';

/** The color of a token such as `--danger-ink`, as the browser computes it. */
export function getTokenColor(page: Page, token: `--${string}`): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
