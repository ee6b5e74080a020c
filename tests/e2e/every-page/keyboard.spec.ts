// Tests the main path through the site with the keyboard only: from home to a game, a mini game and the contact form.
import type { Locator, Page } from '@playwright/test';
import { content, LAST_GAME, expect, expectPage, test, visit } from '#tests/e2e/support/fixtures.ts';

const MAX_TAB_STOPS = 90;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until the target has the focus, and checks that it is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

test('home, a game, a mini game and a message to the studio need no mouse', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: content.home.exploreGames }));

  await tabTo(page, page.getByRole('tab', { selected: true }));
  for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  const panel = page.getByRole('tabpanel', { name: 'Tic Tac Toe' });
  await panel.getByRole('toolbar').waitFor();
  await tabTo(page, panel.getByRole('button', { name: 'Row 1, column 1' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Row 1, column 1, X' })).toBeFocused();

  await visit(page, '/games');
  await tabTo(page, main.getByRole('link', { name: LAST_GAME.heading, exact: true }));
  await page.keyboard.press('Enter');
  await expectPage(page, LAST_GAME.heading);

  await visit(page, '/contact');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Ani');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ani@example.com');
  for (const key of ['Tab', 'O', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Hello');
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  await page.clock.runFor(1500);
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
});
