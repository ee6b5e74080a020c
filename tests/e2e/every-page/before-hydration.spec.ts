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

/** Does what password managers do: puts nodes beside and around every field and at the ends of the document, and changes attributes. */
function addExtensionNodes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const create = () => document.createElement('extension-icon');
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')) {
      field.before(create());
      field.after(create());
      for (const label of field.labels ?? []) label.append(create());
      field.setAttribute('autocomplete', 'nope');
      field.setAttribute('data-manager', 'filled');
      field.style.backgroundImage = 'none';
      const wrapper = create();
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    document.body.prepend(create());
    for (const end of [document.body, document.head, document.documentElement]) end.append(create());
  });
}

/** Opens a page with the nodes of an extension, lets `act` use it before hydration, and then calls what that returns. */
async function visitWithExtension(page: Page, path: string, act: () => Promise<() => Promise<void>>): Promise<void> {
  const { releaseScripts } = await openWithDelayedScripts(page, path);
  await addExtensionNodes(page);
  const check = await act();
  releaseScripts();
  await waitForHydration(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await check();
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
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ani');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ani@example.com');
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Partnership');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I like the mouse.');
});

test('a search typed early gets its results, and suggestions in the header', async ({ page }) => {
  const search = await openWithDelayedScripts(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('mouse');
  search.releaseScripts();
  await expect(page.getByText('Found 1 game for "mouse"')).toBeVisible();
  await expect(page).toHaveURL('/search?q=mouse');

  const terms = await openWithDelayedScripts(page, '/terms');
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.keyboard.type('soli');
  terms.releaseScripts();
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toHaveText(/^Solitaire Go/);
  await expect(page.getByLabel('Search our games')).toBeFocused();
});

test('nodes that extensions put beside fields cost no typed text, no focus and no early submit', async ({ page, pageErrors }) => {
  pageErrors.expect(/rendered a part of the page again/);
  const main = page.getByRole('main');

  await visitWithExtension(page, '/contact', async () => {
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const message = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Ani');
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('Project Proposal');
    await message.fill('I like the mouse.');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6));
    return async () => {
      await expect(message).toBeFocused();
      await page.keyboard.type('love');
      await expect(page.getByRole('textbox', { name: 'Company' })).toBeVisible();
      // Only the form was rendered again.
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      await reload(page);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ani');
      await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Project Proposal');
      await expect(message).toHaveValue('I love the mouse.');
    };
  });

  await visitWithExtension(page, '/', async () => {
    const field = page.getByRole('textbox', { name: 'Your email address' });
    // Outside of every form, so that the whole page is rendered again.
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.before(document.createElement('extension-icon')));
    await field.fill('ani@example.com');
    await field.press('Enter');
    return async () => {
      await expect(page.getByText('Successfully subscribed!')).toBeVisible();
      await expect(field).toBeFocused();
    };
  });

  await visitWithExtension(page, '/search', async () => {
    await main.getByRole('searchbox').fill('mouse');
    return async () => {
      await expect(page).toHaveURL('/search?q=mouse');
      await expect(main.getByRole('searchbox')).toBeFocused();
    };
  });

  await visitWithExtension(page, '/terms', async () => {
    await page.getByRole('button', { name: 'Search games' }).click();
    await page.keyboard.type('soli');
    return async () => {
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toHaveText(/^Solitaire Go/);
      await expect(page.getByLabel('Search our games')).toBeFocused();
    };
  });

  await visitWithExtension(page, '/games/solitaire-go', async () => {
    await page.getByRole('radio', { name: '4 stars' }).check();
    return async () => {
      await reload(page);
      await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    };
  });
});
