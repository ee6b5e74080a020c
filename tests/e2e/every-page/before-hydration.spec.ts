// Tests interactions before hydration: they work right away, or are replayed afterward.
import type { Page } from '@playwright/test';
import { expect, reload, test } from '#tests/e2e/support/fixtures.ts';
import { delayScripts } from '#tests/e2e/support/delay-scripts.ts';
import { waitForHydration } from '#tests/e2e/support/hydration.ts';

/** Opens a page whose scripts load only after `releaseScripts` is called. */
async function openWithDelayedScripts(page: Page, path: string): Promise<{ releaseScripts: () => void }> {
  const delayed = await delayScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return delayed;
}

test('React takes over once the page has loaded and is idle, and fetches no style sheet for it', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  await page.goto('/');
  await waitForHydration(page);
  expect(styles).toEqual([]);
});

test('a tile pressed early is chosen', async ({ page }) => {
  const { releaseScripts } = await openWithDelayedScripts(page, '/');
  await page.getByRole('tab', { name: 'Memory' }).click();
  await expect(page.getByRole('tab', { name: 'Tic Tac Toe' })).toHaveAttribute('aria-selected', 'true');
  releaseScripts();
  await expect(page.getByRole('tabpanel', { name: 'Memory' })).toBeVisible();
});

test('an email address submitted early is subscribed, and never shows in the address bar', async ({ page }) => {
  const { releaseScripts } = await openWithDelayedScripts(page, '/');
  await page.getByRole('textbox', { name: 'Your email address' }).fill('ani@example.com');
  await page.keyboard.press('Enter');
  expect(page.url()).not.toContain('ani');
  releaseScripts();
  await waitForHydration(page);
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
});

test('a message started early is kept', async ({ page }) => {
  const { releaseScripts } = await openWithDelayedScripts(page, '/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ani');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Partnership');
  await page.getByRole('textbox', { name: 'Message' }).fill('I like the mouse.');
  releaseScripts();
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ani@example.com');
  for (const visit of ['first', 'second']) {
    await expect(page.getByRole('textbox', { name: 'Name' }), visit).toHaveValue('Ani');
    await expect(page.getByRole('textbox', { name: 'Email' }), visit).toHaveValue('ani@example.com');
    await expect(page.getByRole('combobox', { name: 'Subject' }), visit).toHaveValue('Partnership');
    await expect(page.getByRole('textbox', { name: 'Message' }), visit).toHaveValue('I like the mouse.');
    if (visit === 'first') await reload(page);
  }
});

test('a search typed early gets its results', async ({ page }) => {
  const { releaseScripts } = await openWithDelayedScripts(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('mouse');
  releaseScripts();
  await expect(page.getByText('Found 1 game for "mouse"')).toBeVisible();
  await expect(page).toHaveURL('/search?q=mouse');
});

test("what is typed early into the header's search is suggested for", async ({ page }) => {
  const { releaseScripts } = await openWithDelayedScripts(page, '/terms');
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.keyboard.type('soli');
  releaseScripts();
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toHaveText(/^Solitaire Go/);
  await expect(page.getByLabel('Search our games')).toBeFocused();
});
