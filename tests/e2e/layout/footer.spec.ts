// Tests the footer: tagline, links, contact block and copyright. Unit tests hold the order of its links.
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const LINKS = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Spider Solitaire Go', '/games/spider-solitaire-go'],
  ['Play free mini games', '/play'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms'],
  ['Accessibility', '/accessibility'],
  ['Press Kit', '/press'],
  ['@', /^mailto:[^@]+@[^@]+$/],
] as const;

test("the footer has the tagline, the address, its links and the year on the visitor's device", async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const text of ['© 2031', 'Redefining casual gaming with innovative and entertaining experiences.', 'Foster City, CA'])
    await expect(footer).toContainText(text);
  for (const [name, address] of LINKS)
    await expect(footer.getByRole('link', { name, exact: name !== '@' })).toHaveAttribute('href', address);
});
