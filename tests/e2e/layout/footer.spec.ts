// Tests the footer: tagline, links, contact block and copyright.
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const NAVIGATION = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Services', '/services'],
  ['Contact', '/contact'],
] as const;

const GAMES = ['solitaire-go', 'idle-mouse', 'block-blitz-go', 'freecell-solitaire', 'spider-solitaire-go'].map((slug) => `/games/${slug}`);

function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

async function expectAddresses(links: Locator, addresses: readonly string[]): Promise<void> {
  await expect(links).toHaveCount(addresses.length);
  for (const [index, address] of addresses.entries()) await expect(links.nth(index)).toHaveAttribute('href', address);
}

test('the footer has the tagline, the address, the year and its links', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await open(page, '/');
  await expect(footer(page)).toContainText('© 2031'); // the year on the visitor's device
  await expect(footer(page)).toContainText('Redefining casual gaming with innovative and entertaining experiences.');

  const navigation = footer(page).getByRole('navigation', { name: 'Navigation' }).getByRole('link');
  await expect(navigation).toHaveText(NAVIGATION.map(([name]) => name));
  await expectAddresses(
    navigation,
    NAVIGATION.map(([, path]) => path),
  );
  await expectAddresses(footer(page).getByRole('navigation', { name: 'Our Games' }).getByRole('link'), GAMES);
  await expect(footer(page).getByRole('link', { name: /mini games/i })).toHaveAttribute('href', '/play');
  await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  await expect(footer(page).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(footer(page).getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
  await expect(footer(page).getByRole('link', { name: 'Press Kit' })).toHaveAttribute('href', '/press');
  await expect(footer(page)).toContainText('Foster City, CA');
  await expect(footer(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
});
